"""What an evening has besides rounds: a lesson at everybody's own pace, one deal for all, tables."""

"""Logs that several people share, as evenings and tables with friends are: on disk, in their entries, and folded once for all."""

"""The last trick: which side scores the petit that lies in it."""

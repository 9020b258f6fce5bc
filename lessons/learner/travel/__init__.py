"""A learner's file: what is exported on one machine and imported on another."""

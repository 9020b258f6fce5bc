"""Parts of a lesson's page."""

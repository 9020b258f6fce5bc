"""The scoring workbench: any end of a deal on the table, counted for both sides, and the same table as an exercise."""

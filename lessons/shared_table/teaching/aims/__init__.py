"""What a deal can be looked for by, a module for each family: what the workbench has piles of, or what is paid for."""

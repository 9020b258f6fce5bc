"""The players measured: how fast, how strong, and whether the compiled core is the engine's equal."""

"""Does what the tactics advise hold where deals are played out? Measured, and the situations found that are asked."""

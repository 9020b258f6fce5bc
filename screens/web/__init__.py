"""What any server on the net needs and knows nothing of lessons: addresses, headers, limits, files that never change."""

"""Is what hints and first feedback say true of the situation they speak to?"""

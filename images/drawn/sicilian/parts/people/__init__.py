"""Faces, hair, limbs and bare bodies, and the skeleton."""

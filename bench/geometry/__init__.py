"""Whether everything on a page is where one can see and press it, at the sizes of telephones, tablets, laptops, projectors.

Screens are turned to and windows are resized: a pair of both costs a twentieth of a second, a load is paid once.
``python -m bench geometry`` looks at all of them (``--help`` says how to look at some), ``tests/journeys/test_geometry.py``
at those that differ in their layout.
"""

"""Compiling: numba where it can be used; without it the same functions in Python, which nobody should wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from players.core.cache import FOLDER

F = TypeVar("F", bound=Callable[..., Any])

if TYPE_CHECKING:
    AVAILABLE: bool
    TROUBLE: str

    def compiled(function: F) -> F:
        """This function in machine code, made at its first call or taken from the cache. It lets other threads run."""

    def lean(function: F) -> F:
        """As :func:`compiled`, without counting who uses which array: it makes none, and gets :func:`borrowed` ones."""

    def inlined(function: F) -> F:
        """This function in machine code wherever it is called: where its many arrays would take longer to hand over."""

    def ones(mask: int) -> int:
        """How many bits are set."""

    def lowest(mask: int) -> int:
        """The place of the lowest bit set; of the cards of one suit that is the best. The mask is not empty."""

    def highest(mask: int) -> int:
        """The place of the highest bit set; of the cards of one suit that is the least. The mask is not empty."""

    def times(one: int, other: int) -> int:
        """The lowest 64 bits of the product. Plain ``*`` is taken never to overflow: where it does, anything may come."""

    A = TypeVar("A")

    def borrowed(array: A) -> A:
        """The same array without a count of who uses it, which costs more than using it. Whoever lends it keeps it alive."""

else:
    try:
        import numba
        from numba import types
        from numba.extending import intrinsic
    except Exception as error:  # noqa: BLE001 - a library of it that is missing or too new raises whatever it likes
        AVAILABLE, TROUBLE = False, f"{type(error).__name__}: {error}"
    else:
        AVAILABLE = not numba.config.DISABLE_JIT
        TROUBLE = "" if AVAILABLE else "it is told not to compile (NUMBA_DISABLE_JIT)"

    if AVAILABLE:
        if FOLDER is not None:
            numba.config.CACHE_DIR = str(FOLDER)

        def compiled(function: F) -> F:
            """This function in machine code, made at its first call or taken from the cache. It lets other threads run."""
            made: F = numba.njit(cache=FOLDER is not None, nogil=True, boundscheck=False)(function)
            return made

        def lean(function: F) -> F:
            """As :func:`compiled`, without counting who uses which array: it makes none, and gets :func:`borrowed` ones."""
            made: F = numba.njit(cache=FOLDER is not None, nogil=True, boundscheck=False, _nrt=False)(function)
            return made

        def inlined(function: F) -> F:
            """This function in machine code wherever it is called: where its many arrays would take longer to hand over."""
            made: F = numba.njit(inline="always", nogil=True, boundscheck=False)(function)
            return made

        @intrinsic
        def ones(typing: Any, mask: Any) -> Any:
            """How many bits are set."""
            return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])

        @intrinsic
        def lowest(typing: Any, mask: Any) -> Any:
            """The place of the lowest bit set; of the cards of one suit that is the best. The mask is not empty."""

            def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                return builder.cttz(args[0], context.get_constant(types.boolean, True))

            return types.int64(types.int64), code

        @intrinsic
        def highest(typing: Any, mask: Any) -> Any:
            """The place of the highest bit set; of the cards of one suit that is the least. The mask is not empty."""

            def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                zeros = builder.ctlz(args[0], context.get_constant(types.boolean, True))
                return builder.sub(context.get_constant(types.int64, 63), zeros)

            return types.int64(types.int64), code

        @intrinsic
        def times(typing: Any, one: Any, other: Any) -> Any:
            """The lowest 64 bits of the product."""
            return types.int64(types.int64, types.int64), lambda context, builder, signature, args: builder.mul(*args)

        @intrinsic
        def borrowed(typing: Any, array: Any) -> Any:
            """The same array without a count of who uses it, which costs more than using it. Whoever lends it keeps it alive."""

            def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                made = context.make_array(array)(context, builder, args[0])
                made.meminfo = context.get_constant_null(types.MemInfoPointer(types.voidptr))
                return made._getvalue()

            return array(array), code

    else:

        def compiled(function: F) -> F:
            return function

        def lean(function: F) -> F:
            return function

        def inlined(function: F) -> F:
            return function

        def ones(mask: int) -> int:
            """How many bits are set."""
            return int(mask).bit_count()

        def lowest(mask: int) -> int:
            """The place of the lowest bit set."""
            return (int(mask) & -int(mask)).bit_length() - 1

        def highest(mask: int) -> int:
            """The place of the highest bit set."""
            return int(mask).bit_length() - 1

        def times(one: int, other: int) -> int:
            """The lowest 64 bits of the product."""
            return (int(one) * int(other) + (1 << 63) & (1 << 64) - 1) - (1 << 63)

        def borrowed(array: Any) -> Any:
            """The same array."""
            return array

"""The attributes a class declares, interpreted or compiled."""

SLOTS: dict[type, tuple[str, ...]] = {}
"""The attributes of the classes that were asked for."""


def own_slots(cls: type) -> list[str]:
    """The attributes a class adds to its base, in the order of its slots."""
    # A compiled class has no __slots__; it lists its own attributes and then its base's.
    compiled: tuple[str, ...] = cls.__dict__.get("__mypyc_attrs__", ())
    if compiled:
        inherited: tuple[str, ...] = getattr(cls.__mro__[1], "__mypyc_attrs__", ())
        return [name for name in compiled if name not in inherited and name[:2] != "__"]
    declared: tuple[str, ...] = cls.__dict__.get("__slots__", ())
    return list(declared)


def all_slots(cls: type) -> tuple[str, ...]:
    """The attributes of a class, its base's first."""
    found = SLOTS.get(cls)
    if found is None:
        found = tuple(name for base in reversed(cls.__mro__) for name in own_slots(base))
        SLOTS[cls] = found
    return found

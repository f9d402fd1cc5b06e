"""The sections of the 2025 rulebook that the rules name by their number of 2014 and 2016."""

SECTIONS_2025 = {
    "I": "5.1",
    "II": "5.2",
    "II.1": "5.2.I",
    **{f"II.2.{action}": f"5.2.II.{action}" for action in range(1, 9)},
    "II.3.1": "5.2.III.1",
    "II.3.2": "5.2.III.2",
    **{f"II.3.2.{kind}": f"5.2.III.2.{kind}" for kind in range(1, 4)},
    "III": "5.3",
    "III.1": "5.3.I",
    "III.2": "5.3.II",
    "III.3": "5.3.III",
    "III.4": "5.3.IV",
    "III.5": "5.3.V",
    "IV": "5.4",
    "6.I": "6.3",
    "6.II": "6.1",
    "6.III": "6.2",
    "7.0": "7.1",
}
"""The others have the same number in both, or stand in one book only."""

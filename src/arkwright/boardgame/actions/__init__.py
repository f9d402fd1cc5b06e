"""The eight actions of section II.2, a file each."""

"""What a command that did not succeed leaves behind."""

FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130

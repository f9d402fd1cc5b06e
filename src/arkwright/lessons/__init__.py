"""Lessons: what a table teaches, as files that a teacher writes. Nothing here is a rule.

`library` finds them, `lesson` reads them, `guide` says what the note in the margin says now,
`rival` plays the others by the lesson's script.
"""

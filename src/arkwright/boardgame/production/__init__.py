"""The production phase: producing, selling, share value, wages, shipping, storing (III)."""

"""Who comes in: profiles, their cookies and passwords, and the texts that people type."""

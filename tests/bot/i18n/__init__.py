"""Languages, narration and the finding of rules."""

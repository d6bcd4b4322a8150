"""Everything people can do, a module or folder each: its commands, what its buttons do, and its screens together."""

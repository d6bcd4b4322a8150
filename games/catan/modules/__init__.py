"""What the box adds to the island, a folder each: called at the moments that `games.catan.seam` names."""

"""Drawing beside the event loop: the processes that do it, and how a drawing gets to them."""

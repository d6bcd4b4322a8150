"""The pictures of Sutter's Mill."""

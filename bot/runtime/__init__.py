"""What every part of the program may use: settings, metrics, logs, worker processes."""

"""What the messages show: functions from what the table service says to screens."""

"""What is stored of a person: settings, quiet hours, vacations."""

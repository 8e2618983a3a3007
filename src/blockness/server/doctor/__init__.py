"""What `blockness doctor` looks at."""

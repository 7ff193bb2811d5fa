"""Pharaon. Five zones round a wheel, and a life of preparing for the next one."""

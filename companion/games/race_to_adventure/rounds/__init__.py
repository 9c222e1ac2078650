"""Section 2 of the rules: placing, selecting, acting, the Danger step, and what follows by itself."""

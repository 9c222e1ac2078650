"""What people see: the view with its blocks, the OLED pages, what a move in the making would mean."""

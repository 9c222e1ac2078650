"""The box: `box.py` joins the parts, `ports.py` says what each kind must do; a wing each for drivers, drawing and checks."""

"""From a picture to the glass: what differs, who sends it, when it rests. What is on the picture is `hardware/screens`'."""

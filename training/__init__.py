"""Training of the two networks of the image analysis: outfit segmentation and single garments."""

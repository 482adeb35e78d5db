"""Features of the masks that indicate which garments are in the photo."""

import torch

from training.classes import PRESENT_SHARE


def log_areas(shares):
    """Logarithm of each garment's area [n, 8], centred around zero.

    shares: class probabilities [n, 10, h, w].
    """
    return torch.log(shares.mean((2, 3))[:, 2:] + 1e-4) + 6


def peak_logits(masks):
    """Logits [n, 8] of each garment's mean probability in its most confident cells.

    masks: logits [n, 10, h, w]. The mean is over as many cells as PRESENT_SHARE requires.
    """
    cells = round(PRESENT_SHARE * int(masks.shape[2]) * int(masks.shape[3]))
    peak = masks.softmax(1)[:, 2:].flatten(2).topk(cells, 2).values.mean(2).clamp(1e-5, 1 - 1e-5)
    return torch.log(peak / (1 - peak))

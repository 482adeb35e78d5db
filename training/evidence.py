"""What the masks say about which garments are in the photo."""

import torch

from training.classes import PRESENT_SHARE


def log_areas(shares):
    """How much of the photo each garment covers [n, 8], as a logarithm around zero.

    shares: class probabilities [n, 10, h, w].
    """
    return torch.log(shares.mean((2, 3))[:, 2:] + 1e-4) + 6


def seen(masks):
    """Logits [n, 8] of how sure the masks are of each garment in the cells where they are surest.

    masks: logits [n, 10, h, w]. As many cells are averaged as make a garment present in a label.
    """
    cells = round(PRESENT_SHARE * int(masks.shape[2]) * int(masks.shape[3]))
    surest = masks.softmax(1)[:, 2:].flatten(2).topk(cells, 2).values.mean(2).clamp(1e-5, 1 - 1e-5)
    return torch.log(surest / (1 - surest))

"""The losses of the outfit network."""

import torch
from torch.nn import functional as F

from training.classes import MASKS

IGNORE = 255
# Rare and small classes have larger weights; in the order of MASKS.
CLASS_WEIGHTS = torch.tensor([0.5, 1.2, 1.5, 1.5, 1.5, 2.0, 2.5, 2.5, 8.0, 10.0])


def soft_dice(shares, target):
    """One minus the soft Dice coefficient of the batch, averaged over the classes that it contains.

    shares: class probabilities [n, 10, h, w]. target: class indices [n, h, w], IGNORE where unknown.
    """
    known = (target != IGNORE)[:, None]
    truth = F.one_hot(target.clamp(max=len(MASKS) - 1), len(MASKS)).permute(0, 3, 1, 2) * known
    overlap = (shares * truth).sum((0, 2, 3))[1:]
    total = (shares * known + truth).sum((0, 2, 3))[1:]
    shown = truth.sum((0, 2, 3))[1:] > 0
    return 1 - (2 * overlap / total.clamp(min=1))[shown].mean()


def mask_loss(logits, target):
    """Weighted cross-entropy plus soft Dice of mask logits [n, 10, h, w] against class indices."""
    entropy = F.cross_entropy(logits, target, CLASS_WEIGHTS, ignore_index=IGNORE)
    return entropy + soft_dice(logits.softmax(1), target)


def weighted_bce(logits, target, weight):
    """Weighted binary cross-entropy of logits against probabilities in 0..1."""
    loss = F.binary_cross_entropy_with_logits(logits, target, reduction="none")
    return (loss * weight).sum() / weight.sum().clamp(min=1)

"""The losses of the outfit network."""

import torch
from torch.nn import functional as F

# Rare and small classes have larger weights; in the order of MASKS.
CLASS_WEIGHTS = (0.5, 1.0, 1.3, 1.3, 1.3, 1.6, 2.0, 2.0, 4.0, 5.0)


def soft_dice(shares, truth):
    """One minus the soft Dice coefficient of the batch, averaged over the classes that it contains.

    shares, truth: class probabilities [n, 10, h, w], zero where the truth is unknown.
    """
    overlap = (shares * truth).sum((0, 2, 3))[1:]
    total = (shares + truth).sum((0, 2, 3))[1:]
    shown = (truth.sum((0, 2, 3))[1:] > 20).float()
    return ((1 - 2 * overlap / total.clamp(min=1)) * shown).sum() / shown.sum().clamp(min=1)


def mask_loss(logits, truth):
    """Weighted cross-entropy plus soft Dice of mask logits against class probabilities [n, 10, h, w].

    Pixels whose probabilities are all zero are unknown.
    """
    known = truth.sum(1, keepdim=True)
    weighted = truth * torch.tensor(CLASS_WEIGHTS, device=truth.device)[:, None, None]
    entropy = -(weighted * logits.log_softmax(1)).sum() / weighted.sum().clamp(min=1)
    return entropy + soft_dice(logits.softmax(1) * known, truth)


def weighted_bce(logits, target, weight):
    """Weighted binary cross-entropy of logits against probabilities in 0..1."""
    loss = F.binary_cross_entropy_with_logits(logits, target, reduction="none")
    return (loss * weight).sum() / weight.sum().clamp(min=1)

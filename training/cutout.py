"""Trains the cut-out network, which separates a single garment from its background."""

import torch
from torch.nn import functional as F

from training.averaging import train
from training.device import autocast
from training.metrics import resized_batches

SIZE = (224, 224)
# Pixels near the mask's edge weigh more: a cut-out is judged by its outline.
EDGE_WEIGHT = 3
# Probabilities between these are doubtful.
DOUBTFUL = (0.2, 0.8)


def cutout_loss(logits, truth):
    """Binary cross-entropy with heavier edges plus soft Dice per image; logits and probabilities [n, h, w]."""
    edge = (F.max_pool2d(truth[:, None], 5, 1, 2) + F.max_pool2d(-truth[:, None], 5, 1, 2))[:, 0]
    weight = 1 + EDGE_WEIGHT * edge
    entropy = F.binary_cross_entropy_with_logits(logits, truth, reduction="none")
    entropy = (entropy * weight).sum() / weight.sum()
    shares = logits.sigmoid()
    overlap = (shares * truth).sum((1, 2))
    dice = 1 - (2 * overlap + 50) / (shares.sum((1, 2)) + truth.sum((1, 2)) + 50)
    return entropy + dice.mean()


@torch.no_grad()
def predict(net, photos, size):
    """Mean probabilities [n, h/2, w/2] of photos in 0..255 and their mirror images."""
    net.eval()
    results = []
    for batch in resized_batches(photos, size):
        with autocast():
            shares = net(batch)[:, 0].float().sigmoid() + net(batch.flip(3))[:, 0].float().sigmoid().flip(2)
        results.append(shares / 2)
    return torch.cat(results)


def doubt(shares):
    """The doubtful points of garments, as a share of their area [n]; probabilities [n, h, w]."""
    doubtful = (shares > DOUBTFUL[0]) & (shares < DOUBTFUL[1])
    return doubtful.sum((1, 2)) / (shares > 0.5).sum((1, 2)).clamp(min=1)


def cutout_metrics(shares, truth):
    """Mean IoU of two sets of probabilities [n, h, w], and the shares of photos above 0.9 and with much doubt."""
    truth = F.interpolate(truth[:, None], shares.shape[1:], mode="area")[:, 0]
    found, garment = shares > 0.5, truth > 0.5
    ious = (found & garment).sum((1, 2)) / (found | garment).sum((1, 2)).clamp(min=1)
    return {
        "iou": float(ious.mean()),
        "above90": float((ious > 0.9).float().mean()),
        "doubt": float((doubt(shares) > 0.15).float().mean()),
        "classes": {},
    }


def train_cutout(net, rates, steps, batches, validation, log, size=SIZE):
    """Trains `net` for `steps` batches of images of this size and returns it with its averaged weights.

    rates: learning rates of pretrained and new layers. validation: photos and probabilities of the garment.
    """
    with torch.no_grad():
        net.eval()(batches.next(size)[0])

    def batch_loss(net):
        images, truth = batches.next(size)
        images = images.contiguous(memory_format=torch.channels_last)
        with autocast():
            logits = net(images)[:, 0].float()
        return cutout_loss(logits, truth)

    def evaluate(net):
        return cutout_metrics(predict(net, validation[0], size), validation[1])

    return train(net, rates, 1e-4, steps, batch_loss, evaluate, log)

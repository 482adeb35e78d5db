"""Trains the cut-out network, which separates a single garment from its background."""

import torch
from torch.nn import functional as F

from training.averaging import train
from training.device import autocast
from training.losses import IGNORE
from training.metrics import resized_batches

SIZE = (224, 224)
RATES = (6e-4, 2.5e-3)
# Pixels near the mask's edge weigh more: a cut-out is judged by its outline.
EDGE_WEIGHT = 3


def cutout_loss(logits, masks):
    """Binary cross-entropy with heavier edges plus soft Dice per image; logits and masks [n, h, w]."""
    known = (masks != IGNORE).float()
    truth = (masks == 1).float()
    edge = (F.max_pool2d(truth[:, None], 5, 1, 2) + F.max_pool2d(-truth[:, None], 5, 1, 2))[:, 0]
    weight = known * (1 + EDGE_WEIGHT * edge)
    entropy = F.binary_cross_entropy_with_logits(logits, truth, reduction="none")
    entropy = (entropy * weight).sum() / weight.sum()
    shares = logits.sigmoid() * known
    overlap = (shares * truth).sum((1, 2))
    dice = 1 - (2 * overlap + 50) / (shares.sum((1, 2)) + truth.sum((1, 2)) + 50)
    return entropy + dice.mean()


@torch.no_grad()
def predict(nets, photos, size=SIZE):
    """Mean probabilities [n, h/2, w/2] of several networks for photos in 0..255 and their mirror images."""
    results = []
    for batch in resized_batches(photos, size):
        with autocast():
            shares = [net.eval()(batch)[:, 0].float().sigmoid() for net in nets]
            shares += [net(batch.flip(3))[:, 0].float().sigmoid().flip(2) for net in nets]
        results.append(sum(shares) / len(shares))
    return torch.cat(results)


def cutout_metrics(shares, masks):
    """Mean IoU of probabilities [n, h/2, w/2] and masks [n, h, w], and the share of photos above 0.9."""
    masks = masks[:, 1::2, 1::2]
    known, truth, found = masks != IGNORE, masks == 1, shares > 0.5
    overlap = (found & truth & known).sum((1, 2))
    ious = overlap / ((found | truth) & known).sum((1, 2)).clamp(min=1)
    doubt = ((shares > 0.2) & (shares < 0.8)).sum((1, 2)) / found.sum((1, 2)).clamp(min=1)
    return {
        "iou": float(ious.mean()),
        "above90": float((ious > 0.9).float().mean()),
        "doubt": float((doubt > 0.15).float().mean()),
        "classes": {},
    }


def train_cutout(net, steps, batches, validation, log, teachers=()):
    """Trains `net` for `steps` batches and returns it with its averaged weights.

    validation: photos and masks. teachers: networks whose mean prediction for the same images is learned too.
    """
    with torch.no_grad():
        net.eval()(batches.next()[0])

    def batch_loss(net):
        images, masks = batches.next()
        images = images.contiguous(memory_format=torch.channels_last)
        with autocast():
            logits = net(images)[:, 0].float()
            if teachers:
                with torch.no_grad():
                    shares = sum(teacher(images)[:, 0].float().sigmoid() for teacher in teachers)
        loss = cutout_loss(logits, masks)
        if teachers:
            loss = loss + F.binary_cross_entropy_with_logits(logits, shares / len(teachers))
        return loss

    def evaluate(net):
        return cutout_metrics(predict([net], validation[0]), validation[1])

    return train(net, RATES, 1e-4, steps, batch_loss, evaluate, log)

"""Trains the cut-out network, which separates a single garment from its background."""

import torch
from torch.nn import functional as F

from training.averaging import TrainingRun, recalibrate_batch_norm
from training.losses import IGNORE
from training.metrics import resized_batches

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
def predict(net, photos, size):
    """Probabilities [n, h/2, w/2] of photos in 0..255."""
    net.eval()
    return torch.cat([net(batch)[:, 0].float().sigmoid() for batch in resized_batches(photos, size)])


def cutout_metrics(shares, masks):
    """Mean IoU of probabilities [n, h/2, w/2] and masks [n, h, w], and the share of photos above 0.9."""
    masks = masks[:, 1::2, 1::2]
    known, truth, found = masks != IGNORE, masks == 1, shares > 0.5
    overlap = (found & truth & known).sum((1, 2))
    ious = overlap / ((found | truth) & known).sum((1, 2)).clamp(min=1)
    return {"iou": float(ious.mean()), "above90": float((ious > 0.9).float().mean()), "classes": {}}


def train(net, batches, validation, size, steps, rates, log, save, every=100):
    """Trains `net` for `steps` batches and returns it with its averaged weights.

    validation: photos and masks. rates, log and save: see outfit.train.
    """
    with torch.no_grad():
        net.eval()(batches.next(size)[0])
    known = {id(parameter) for parameter in net.mask.parameters()}
    groups = [
        {"params": [p for p in net.parameters() if id(p) not in known], "lr": rates[0]},
        {"params": net.mask.parameters(), "lr": rates[1]},
    ]
    run = TrainingRun(net, groups, 1e-4, steps)
    average = run.average
    for step in range(1, steps + 1):
        images, masks = batches.next(size)
        images = images.contiguous(memory_format=torch.channels_last)
        net.train()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = net(images)[:, 0].float()
        run.step(cutout_loss(logits, masks))
        if step % every == 0 or step == steps:
            with torch.autocast("cpu", dtype=torch.bfloat16):
                metrics = cutout_metrics(predict(average.net, validation[0], size), validation[1])
            log(run.report(), metrics)
            save(average.net)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        recalibrate_batch_norm(average.net, (batches.next(size)[0] for _ in range(30)))
    return average.net

"""Trains the garment network, which classifies photos of single garments."""

import torch
from torch.nn import functional as F

from training.augment import random_views, recolour, warp
from training.averaging import TrainingRun, recalibrate_batch_norm
from training.classes import ITEM_OUTPUTS, ITEMS
from training.metrics import resized_batches

BATCH, NEGATIVES = 32, 4
NONE = ITEM_OUTPUTS.index("none")


def background_crops(outfits, table, count, size, seed):
    """Crops [count, 3, h, w] in 0..255 of outfit photos without garments, some with skin or hair.

    table: class index of each label; crops with a pixel of a garment are rejected.
    """
    random = torch.Generator().manual_seed(seed)
    crops = []
    while len(crops) < count:
        row = int(torch.randint(len(outfits), (1,), generator=random))
        label = table[outfits.labels[row].long()]
        high, wide = label.shape
        side = int(torch.randint(40, 150, (1,), generator=random))
        top = int(torch.randint(high - side, (1,), generator=random))
        left = int(torch.randint(wide - side, (1,), generator=random))
        if (label[top : top + side, left : left + side] > 1).any():
            continue
        crop = outfits.photos[row, :, top : top + side, left : left + side]
        crops.append(F.interpolate(crop[None].float(), size, mode="bilinear", align_corners=False))
    return torch.cat(crops).byte()


@torch.no_grad()
def predict(net, photos, size):
    """Probabilities [n, 11] of photos in 0..255."""
    net.eval()
    return torch.cat([net(batch).float().softmax(1) for batch in resized_batches(photos, size)])


def garment_metrics(shares, classes, rejected):
    """Metrics of probabilities [n, 11] against class indices [n].

    rejected: probabilities [m, 11] of images without a garment.
    """
    order = shares[:, : len(ITEMS)].argsort(1, descending=True)
    return {
        "top1": float((order[:, 0] == classes).float().mean()),
        "top3": float((order[:, :3] == classes[:, None]).any(1).float().mean()),
        "accepted": float((shares.argmax(1) != NONE).float().mean()),
        "rejected": float((rejected.argmax(1) == NONE).float().mean()),
        "classes": {
            name: {
                "recall": float((order[classes == k, 0] == k).float().mean()),
                "precision": float((classes[order[:, 0] == k] == k).float().mean()),
                "photos": int((classes == k).sum()),
            }
            for k, name in enumerate(ITEMS)
        },
    }


def draw_batch(items, negatives, size, random):
    """Returns augmented images and class indices: photos of garments and a few images without one."""
    rows = torch.randint(len(items[0]), (BATCH - NEGATIVES,), generator=random)
    others = torch.randint(len(negatives), (NEGATIVES,), generator=random)
    photos = torch.cat([items[0][rows], negatives[others]])
    classes = torch.cat([items[1][rows], torch.full((NEGATIVES,), NONE)])
    images = warp(photos, random_views(BATCH, size, 1, random), size)
    return recolour(images, random), classes


def train(net, items, negatives, validation, size, steps, rates, log, save, every=100):
    """Trains `net` for `steps` batches and returns it with its averaged weights.

    items, validation: photos and class indices. negatives: images without a garment; the last fifth
    is used for validation. rates, log and save: see outfit.train.
    """
    random = torch.Generator().manual_seed(0)
    split = len(negatives) * 4 // 5
    with torch.no_grad():
        net.eval()(draw_batch(items, negatives[:split], size, random)[0])
    groups = [
        {"params": net.backbone.parameters(), "lr": rates[0]},
        {"params": net.classes.parameters(), "lr": rates[1]},
    ]
    run = TrainingRun(net, groups, 1e-3, steps)
    average = run.average
    for step in range(1, steps + 1):
        images, classes = draw_batch(items, negatives[:split], size, random)
        images = images.contiguous(memory_format=torch.channels_last)
        net.train()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = net(images).float()
        run.step(F.cross_entropy(logits, classes, label_smoothing=0.1))
        if step % every == 0 or step == steps:
            with torch.autocast("cpu", dtype=torch.bfloat16):
                metrics = garment_metrics(
                    predict(average.net, validation[0], size),
                    validation[1],
                    predict(average.net, negatives[split:], size),
                )
            log(run.report(), metrics)
            save(average.net)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        recalibrate_batch_norm(
            average.net,
            (draw_batch(items, negatives[:split], size, random)[0] for _ in range(30)),
        )
    return average.net

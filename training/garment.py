"""Trains the garment network, which classifies photos of single garments, with large teachers."""

import torch
from torch.nn import functional as F

from training.augment import erase, mix, random_views, recolour, warp
from training.averaging import train
from training.classes import ITEM_OUTPUTS, ITEMS
from training.device import autocast, generator
from training.metrics import resized_batches

BATCH, NEGATIVES = 96, 8
SIZE = (224, 224)
RATES = (5e-4, 2e-3)
NONE = ITEM_OUTPUTS.index("none")
# Weight of the teachers' predictions against the classes.
SOFT = 0.6
SHARPEN = 1.5
# Channels of the published network's last convolution, of 1280, so that its file is small.
CHANNELS = 630


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
def predict(net, photos, size=SIZE):
    """Probabilities [n, 11] of photos in 0..255."""
    net.eval()
    results = []
    for batch in resized_batches(photos, size):
        with autocast():
            results.append(net(batch).float().softmax(1))
    return torch.cat(results)


@torch.no_grad()
def narrow(net, photos, channels):
    """Keeps the channels of the last convolution with the most influence, and refits the classifier to its logits.

    The new weights stay near the former ones, so that other images, such as drawings, keep their class.

    photos: images with and without a garment, in 0..255.
    """
    net.eval()
    batches = resized_batches(photos, SIZE)
    features = torch.cat([net.backbone(batch)[-1].float().mean((2, 3)) for batch in batches])
    logits = net.classes(features)
    influence = features.std(0) * net.classes.weight.norm(dim=0)
    rows = influence.topk(channels).indices.sort().values
    chosen = torch.cat([features[:, rows], torch.ones_like(features[:, :1])], 1)
    former = torch.cat([net.classes.weight[:, rows], net.classes.bias[:, None]], 1).T
    square = chosen.T @ chosen
    ridge = 1e-3 * square.diagonal().mean() * torch.eye(len(square), device=square.device)
    solution = torch.linalg.solve(square + ridge, chosen.T @ logits + ridge @ former)
    net.backbone.last = net.backbone.last.select(rows)
    net.classes = torch.nn.Linear(channels, len(ITEM_OUTPUTS)).to(solution.device)
    net.classes.weight.copy_(solution[:-1].T)
    net.classes.bias.copy_(solution[-1])


@torch.no_grad()
def calibrate(net, rejected):
    """Sharpens the probabilities, which soft targets made too low, and raises that of none.

    rejected: images without a garment, in 0..255. All of them become none.
    """
    net.classes.weight *= SHARPEN
    net.classes.bias *= SHARPEN
    shares = predict(net, rejected).log()
    margin = shares[:, : len(ITEMS)].max(1).values - shares[:, NONE]
    net.classes.bias[NONE] += margin.max().clamp(min=0) + 0.05


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


class GarmentBatches:
    """Augmented and mixed batches: photos of garments, rare classes more often, and images without one."""

    def __init__(self, items, negatives, seed):
        self.photos, self.classes = items
        self.negatives, self.random = negatives, generator(seed)
        counts = torch.bincount(self.classes, minlength=len(ITEMS)).float()
        self.weights = counts.rsqrt()[self.classes]

    def next(self):
        """Returns images and class probabilities [n, 11]."""
        rows = torch.multinomial(self.weights, BATCH - NEGATIVES, True, generator=self.random)
        device = self.random.device
        others = torch.randint(len(self.negatives), (NEGATIVES,), generator=self.random, device=device)
        photos = torch.cat([self.photos[rows], self.negatives[others]])
        classes = torch.cat([self.classes[rows], torch.full((NEGATIVES,), NONE, device=device)])
        images = warp(photos, random_views(BATCH, SIZE, 1.2, self.random), SIZE)
        images = erase(recolour(images, self.random), 0.3, self.random)
        return mix(images, F.one_hot(classes, len(ITEM_OUTPUTS)).float(), self.random)


def train_garment(net, steps, items, negatives, validation, log, seed, teachers=()):
    """Trains `net` for `steps` batches and returns it with its averaged weights.

    items, validation: photos and class indices. negatives: images without a garment; the last fifth
    is used for validation. teachers: networks whose mean prediction for the same images is learned too.
    """
    split = len(negatives) * 4 // 5
    batches = GarmentBatches(items, negatives[:split], seed)
    with torch.no_grad():
        net.eval()(batches.next()[0])

    def batch_loss(net):
        images, classes = batches.next()
        images = images.contiguous(memory_format=torch.channels_last)
        classes = classes.lerp(torch.full_like(classes, 1 / classes.shape[1]), 0.1)
        with autocast():
            if teachers:
                with torch.no_grad():
                    soft = sum(teacher(images).float().softmax(1) for teacher in teachers) / len(teachers)
                classes = classes.lerp(soft, SOFT)
            logits = net(images).float()
        return F.cross_entropy(logits, classes)

    def evaluate(net):
        return garment_metrics(predict(net, validation[0]), validation[1], predict(net, negatives[split:]))

    return train(net, RATES, 1e-3, steps, batch_loss, evaluate, log)

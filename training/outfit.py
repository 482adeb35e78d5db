"""Trains the outfit network: first large teachers on labels and tags, then the network on both and on them."""

from dataclasses import dataclass

import torch
from torch.nn import functional as F

from training.augment import erase, random_views, recolour, warp, warp_labels, warp_shares
from training.averaging import train
from training.classes import GARMENTS, MASKS, PRESENT_SHARE
from training.device import autocast, generator
from training.losses import mask_loss, weighted_bce
from training.metrics import SCALE, outfit_metrics, predict, truth_masks

# Tags of skin and hair are zero in photos of single garments.
PERSON_TAGS = ("skin", "hair")
# Weight of the teachers' predictions against the labels.
SOFT = 0.4


@dataclass(frozen=True)
class Plan:
    """Steps, learning rates of the pretrained and the new layers, input size, and composition of the batches."""

    steps: int
    rates: tuple
    size: tuple
    labelled: int
    tagged: int
    drawn: int
    single: int


TEACHER = Plan(1850, (4e-4, 2e-3), (352, 224), 16, 8, 2, 2)
STUDENT = Plan(4500, (5e-4, 2.5e-3), (320, 224), 16, 14, 2, 2)


@dataclass
class Parts:
    """The training data: labelled and tagged outfits, drawings without garments, photos of single garments.

    soft, soft_presence: class probabilities [n, 10, 192, 128] in 0..255 and presence [n, 8] of the labelled
    photos, then the tagged ones, by teachers that were not trained on their labels; None without teachers.
    """

    labelled: object
    tagged: object
    drawn: torch.Tensor
    single: torch.Tensor
    table: torch.Tensor
    names: list
    soft: torch.Tensor | None = None
    soft_presence: torch.Tensor | None = None


def tag_shares(data, table):
    """Share of the photos with a tag in which the tag's garment counts as present [59].

    Used as presence targets of tagged photos.
    """
    truth = truth_masks(data.labels, table)
    present = torch.stack([(truth == k).float().mean((1, 2)) for k in range(len(MASKS))], 1)
    present = (present >= PRESENT_SHARE).float()[:, table]
    return (present * data.tags).sum(0) / data.tags.sum(0).clamp(min=1)


def sampling_weights(tags, table):
    """Sampling weight of each photo: 3 with a hat, 2 with a dress, otherwise 1."""
    hat, dress = ((tags[:, table == MASKS.index(name)] > 0).any(1) for name in ("hat", "dress"))
    return torch.where(hat, 3.0, torch.where(dress, 2.0, 1.0))


def allowed_classes(tags, table):
    """Whether each class may be in photos with these tags [n, 10]: background, body and the tagged garments."""
    allowed = torch.zeros(len(tags), len(MASKS), device=tags.device)
    allowed[:, :2] = 1
    for label, group in enumerate(table.tolist()):
        allowed[:, group] = torch.maximum(allowed[:, group], tags[:, label])
    return allowed


class Batches:
    """Augmented batches with their targets."""

    def __init__(self, plan, parts, seed):
        self.plan, self.parts, self.random = plan, parts, generator(seed)
        labelled, tagged, table = parts.labelled, parts.tagged, parts.table
        self.weights = [sampling_weights(data.tags, table) for data in (labelled, tagged)]
        own = F.one_hot(table, len(MASKS))[:, 2:] * tag_shares(labelled, table)[:, None]
        self.tag_presence = (tagged.tags[:, :, None] * own).amax(1)
        self.tag_weight = torch.zeros(len(parts.names), device=table.device)
        for name in PERSON_TAGS:
            self.tag_weight[parts.names.index(name)] = 1

    def pick(self, weights, count):
        """Draws `count` row indices by their weights."""
        return torch.multinomial(weights, count, True, generator=self.random)

    def rows(self, images, count):
        """Draws `count` row indices evenly."""
        return torch.randint(len(images), (count,), generator=self.random, device=self.random.device)

    def next(self):
        """Returns images, mask probabilities at half size, tags, presence and the weights of the latter two."""
        plan, parts, size = self.plan, self.parts, self.plan.size
        half = (size[0] // 2, size[1] // 2)
        a, b = (self.pick(weights, count) for weights, count in zip(self.weights, (plan.labelled, plan.tagged)))
        c, d = self.rows(parts.drawn, plan.drawn), self.rows(parts.single, plan.single)
        photos = torch.cat([parts.labelled.photos[a], parts.tagged.photos[b], parts.drawn[c], parts.single[d]])
        views = random_views(len(photos), size, 1, self.random)
        images = erase(recolour(warp(photos, views, size), self.random), 0.3, self.random)
        images = images.contiguous(memory_format=torch.channels_last)
        i, j = len(a), len(a) + len(b)
        labels = warp_labels(parts.labelled.labels[a], views[:i], half)
        hard = F.one_hot(parts.table[labels], len(MASKS)).permute(0, 3, 1, 2).float()
        masks = torch.zeros(len(photos), len(MASKS), *half, device=photos.device)
        masks[:i] = hard
        masks[j : j + len(c), 0] = 1
        tags = torch.zeros(len(photos), len(parts.names), device=photos.device)
        counts = torch.zeros_like(tags[:i]).scatter_add_(1, labels.flatten(1), torch.ones_like(labels.flatten(1)).float())
        tags[:i], tags[i:j] = (counts > 3).float(), parts.tagged.tags[b]
        tag_weight = torch.ones_like(tags)
        tag_weight[j + len(c) :] = self.tag_weight
        share = hard.mean((2, 3))[:, 2:]
        presence = torch.zeros(len(photos), len(GARMENTS), device=photos.device)
        presence[:i], presence[i:j] = (share >= PRESENT_SHARE).float(), self.tag_presence[b]
        weight = torch.ones_like(presence)
        weight[:i] = torch.where((share > 0) & (share < PRESENT_SHARE), 0.5, 1.0)
        weight[j + len(c) :] = 0
        if parts.soft is not None:
            rows = torch.cat([a, b + len(parts.labelled)])
            soft = warp_shares(parts.soft[rows], views[:j], half)
            masks[:i], masks[i:j] = masks[:i].lerp(soft[:i], SOFT), soft[i:]
            presence[i:j] = presence[i:j].lerp(parts.soft_presence[rows[i:]], 0.5)
        return images, masks, tags, presence, tag_weight, weight


@torch.no_grad()
def soft_labels(nets, folds, parts, size):
    """Class probabilities and presence of all labelled photos, then all tagged ones (see Parts).

    A labelled photo is predicted by the network whose fold it was left out of, a tagged one by all networks
    without the classes that its tags exclude.
    """
    first, device = len(parts.labelled), parts.table.device
    soft = torch.zeros(first + len(parts.tagged), len(MASKS), *SCALE, dtype=torch.uint8, device=device)
    presence = torch.zeros(len(soft), len(GARMENTS), device=device)
    for net, rows in zip(nets, folds):
        masks, _, found = predict(net, parts.labelled.photos[rows], size, flip=True)
        soft[rows], presence[rows] = (masks * 255).round().byte(), found
    allowed = allowed_classes(parts.tagged.tags, parts.table)
    for start in range(0, len(parts.tagged), 64):
        rows = slice(start, start + 64)
        outputs = [predict(net, parts.tagged.photos[rows], size, flip=True) for net in nets]
        masks = sum(masks for masks, _, _ in outputs) / len(nets) * allowed[rows, :, None, None]
        masks = masks / masks.sum(1, keepdim=True).clamp(min=1e-6)
        found = sum(found for _, _, found in outputs) / len(nets) * allowed[rows, 2:]
        target = slice(first + start, first + start + len(masks))
        soft[target], presence[target] = (masks * 255).round().byte(), found
    return soft, presence


def train_outfit(net, plan, parts, validation, log, seed):
    """Trains `net` on a plan's batches and returns it with its averaged weights."""
    batches = Batches(plan, parts, seed)
    truth = truth_masks(validation.labels, parts.table)
    with torch.no_grad():
        net.eval()(batches.next()[0])

    def batch_loss(net):
        images, masks, tags, presence, tag_weight, weight = batches.next()
        with autocast():
            outputs = [output.float() for output in net(images)]
        return (
            mask_loss(outputs[0], masks)
            + 2 * weighted_bce(outputs[1], tags, tag_weight)
            + 2 * weighted_bce(outputs[2], presence, weight)
        )

    def evaluate(net):
        return outfit_metrics(predict(net, validation.photos, plan.size), truth)

    return train(net, plan.rates, 1e-4, plan.steps, batch_loss, evaluate, log)

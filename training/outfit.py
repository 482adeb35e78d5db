"""Trains the outfit network: first on labels and tags, then also on its own pseudo-labels."""

import copy
from dataclasses import dataclass

import torch
from torch.nn import functional as F

from training.augment import random_views, recolour, warp, warp_labels
from training.averaging import TrainingRun, recalibrate_batch_norm, set_mean
from training.classes import GARMENTS, MASKS, PRESENT_SHARE
from training.losses import IGNORE, mask_loss, weighted_bce
from training.metrics import outfit_metrics, predict, resized_batches, truth_masks


@dataclass
class Stage:
    """A training stage: its learning rates and the composition of its batches.

    steps: number of steps, of the `plan` steps over which the learning rates decay. rates: peak
    learning rates of the pretrained and the new layers. strength: of the augmentation. pseudo:
    whether the pseudo-labels of the first stage are used. averaged_steps: the result is the mean of
    the averaged weights after these steps.
    """

    name: str
    steps: int
    plan: int
    rates: tuple
    labelled: int
    unlabelled: int
    negative: int
    strength: float
    pseudo: bool
    averaged_steps: tuple


# First large batches with strong augmentation; then smaller batches with weaker augmentation, which
# allow more steps in the same time.
STAGES = (
    Stage("labels", 600, 600, (5e-4, 3e-3), 10, 5, 1, 1.0, False, (600,)),
    Stage("masks", 300, 1000, (4e-4, 2.5e-3), 10, 5, 1, 1.0, True, (300,)),
    Stage("details", 1250, 1250, (5e-4, 3e-3), 7, 2, 1, 0.6, True, (375, 1000, 1250)),
)


def tag_shares(data, table):
    """Share of the photos with a tag in which the tag's garment counts as present [59].

    Used as presence targets of unlabelled photos.
    """
    truth = truth_masks(data.labels, table)
    present = torch.stack([(truth == k).float().mean((1, 2)) for k in range(len(MASKS))], 1)
    present = (present >= PRESENT_SHARE).float()[:, table]
    return (present * data.tags).sum(0) / data.tags.sum(0).clamp(min=1)


def sampling_weights(tags, table):
    """Sampling weight of each photo: 3 with a hat, 2 with a dress, otherwise 1."""
    hat, dress = ((tags[:, table == MASKS.index(name)] > 0).any(1) for name in ("hat", "dress"))
    return torch.where(hat, 3.0, torch.where(dress, 2.0, 1.0))


class Batches:
    """Augmented batches of labelled, unlabelled and negative images with their targets.

    pseudo: class indices [n, h, w] of the unlabelled photos; None trains on their tags only.
    """

    def __init__(self, stage, labelled, unlabelled, negatives, table, pseudo=None, seed=0):
        self.stage = stage
        self.labelled, self.unlabelled, self.negatives = labelled, unlabelled, negatives
        self.table, self.pseudo = table, pseudo
        self.shares = tag_shares(labelled, table)
        self.weights = {
            "labelled": sampling_weights(labelled.tags, table),
            "unlabelled": sampling_weights(unlabelled.tags, table),
            "negative": torch.ones(len(negatives)),
        }
        self.random = torch.Generator().manual_seed(seed)

    def pick(self, name, count):
        """Draws `count` row indices of a part of the data by their sampling weights."""
        return torch.multinomial(self.weights[name], count, generator=self.random)

    def next(self, size):
        """Returns images, class indices at half size, tags, presence and the weights of presence."""
        half = (size[0] // 2, size[1] // 2)
        a = self.pick("labelled", self.stage.labelled)
        b = self.pick("unlabelled", self.stage.unlabelled)
        c = self.pick("negative", self.stage.negative)
        photos = torch.cat([self.labelled.photos[a], self.unlabelled.photos[b], self.negatives[c]])
        views = random_views(len(photos), size, self.stage.strength, self.random)
        images = recolour(warp(photos, views, size), self.random)
        labels = warp_labels(self.labelled.labels[a], views[: len(a)], half)
        masks = torch.full((len(photos), *half), IGNORE)
        masks[: len(a)] = self.table[labels]
        masks[-len(c) :] = 0
        tags = torch.zeros(len(photos), self.labelled.tags.shape[1])
        for row, label in enumerate(labels):
            tags[row] = (torch.bincount(label.flatten(), minlength=tags.shape[1]) > 3).float()
        tags[len(a) : len(a) + len(b)] = self.unlabelled.tags[b]
        presence = torch.zeros(len(photos), len(GARMENTS))
        weight = torch.ones_like(presence)
        for k in range(len(GARMENTS)):
            share = (masks[: len(a)] == k + 2).float().mean((1, 2))
            presence[: len(a), k] = (share >= PRESENT_SHARE).float()
            weight[: len(a), k] = torch.where((share > 0) & (share < PRESENT_SHARE), 0.5, 1.0)
            own = (self.table == k + 2).float() * self.shares
            presence[len(a) : len(a) + len(b), k] = (self.unlabelled.tags[b] * own).amax(1)
        if self.pseudo is not None:
            masks[len(a) : len(a) + len(b)] = warp_labels(
                self.pseudo[b], views[len(a) : len(a) + len(b)], half
            )
        return images, masks, tags, presence, weight


@torch.no_grad()
def pseudo_labels(net, data, table, size, confidence=0.6):
    """Predicts class indices [n, H, W] of photos that only have tags.

    Classes without a tag are excluded; pixels below `confidence` are ignored. When a tagged garment
    is not found, pixels of the body are ignored too, since the garment may be among them.
    """
    net.eval()
    allowed = torch.zeros(len(data), len(MASKS))
    allowed[:, :2] = 1
    for label, group in enumerate(table.tolist()):
        allowed[:, group] = torch.maximum(allowed[:, group], data.tags[:, label])
    results = []
    for start, batch in zip(range(0, len(data), 16), resized_batches(data.photos, size)):
        masks = (net(batch)[0] + net(batch.flip(3))[0].flip(3)).float() / 2
        masks = F.interpolate(
            masks, data.photos.shape[2:], mode="bilinear", align_corners=False
        ).softmax(1)
        masks = masks * allowed[start : start + len(batch), :, None, None]
        best, classes = (masks / masks.sum(1, keepdim=True)).max(1)
        classes[best < confidence] = IGNORE
        for k in range(2, len(MASKS)):
            missed = (allowed[start : start + len(batch), k] > 0) & ~(classes == k).flatten(1).any(1)
            classes[missed[:, None, None] & (classes == 1)] = IGNORE
        results.append(classes.byte())
    return torch.cat(results)


def train(net, batches, validation, table, size, log, save, every=100):
    """Trains `net` for the steps of its batches' stage and returns the mean of the averaged states.

    save: called with the averaged network every `every` steps, after its metrics were logged.
    """
    stage, steps = batches.stage, batches.stage.steps
    pretrained = [*net.backbone.parameters(), *net.pose.parameters()]
    known = {id(parameter) for parameter in pretrained}
    fresh = [parameter for parameter in net.parameters() if id(parameter) not in known]
    groups = [
        {"params": pretrained, "lr": stage.rates[0]},
        {"params": fresh, "lr": stage.rates[1]},
    ]
    with torch.no_grad():
        net.eval()(batches.next(size)[0])
    run = TrainingRun(net, groups, 1e-4, stage.plan)
    average = run.average
    truth = truth_masks(validation.labels, table)
    states = []
    for step in range(1, steps + 1):
        net.train()
        images, masks, tags, presence, weight = batches.next(size)
        images = images.contiguous(memory_format=torch.channels_last)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            outputs = [output.float() for output in net(images)]
        loss = (
            mask_loss(outputs[0], masks)
            + 2 * weighted_bce(outputs[1], tags, torch.ones_like(tags))
            + 2 * weighted_bce(outputs[2], presence, weight)
        )
        run.step(loss)
        if step in stage.averaged_steps:
            states.append(copy.deepcopy(average.net.state_dict()))
        if step % every == 0 or step == steps:
            with torch.autocast("cpu", dtype=torch.bfloat16):
                prediction = predict(average.net, validation.photos, size)
            metrics = outfit_metrics(prediction, truth)
            log(run.report(), metrics)
            save(average.net)
    set_mean(average.net, states)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        recalibrate_batch_norm(average.net, (batches.next(size)[0] for _ in range(60)))
    return average.net

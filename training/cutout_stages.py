"""All stages of the cut-out network: masks by a teacher and by a first network, chosen by eye, then the network."""

import json
from pathlib import Path

import torch
from torch.nn import functional as F

from training import cutout, cutout_data, cutout_masks, data, garment
from training.backbone import SMALL
from training.device import DEVICE
from training.export import export
from training.negatives import draw_negatives
from training.networks import CutoutNet
from training.salient_network import SalientNet
from training.stages import show

TEACHER_SIZE = (512, 512)
TEACHER_STEPS, FIRST_STEPS, STEPS = 1000, 5000, 6500
TEACHER_RATES, RATES = (5e-5, 5e-5), (6e-4, 2.5e-3)
# Photos, pasted garments, worn garments and images without a garment in a batch.
TEACHER_COUNTS, COUNTS = (10, 8, 4, 2), (24, 16, 5, 3)
# The largest share of doubtful points of a garment that is trained on, and of one that is pasted.
USABLE, CLEAN = 0.2, 0.06
# Photos whose masks differed, judged by eye: which one is right ("consensus", "teacher", "network"), or "none".
CHOICES = json.loads(Path(__file__).with_name("chosen-masks.json").read_text(encoding="utf-8"))


class CutoutData:
    """The training data; its batches are on the device."""

    def __init__(self, stages):
        labelled, table = stages.outfits[0], stages.table
        self.names, self.photos, self.contents = cutout_data.load_photos(stages.folder, "train")
        _, self.validation, self.validation_contents = cutout_data.load_photos(stages.folder, "validation")
        self.worn = cutout_data.worn_garments(labelled, table, 1200, 5)
        crops = garment.background_crops(labelled, table, 250, data.ITEM_SIZE, 3)
        self.negatives = torch.cat([draw_negatives(150, data.ITEM_SIZE, 2), crops])
        self.plain = garment.background_crops(labelled, table, 300, data.ITEM_SIZE, 8)

    def parts(self):
        """The training and the validation photos, each with their sizes."""
        return (self.photos, self.contents), (self.validation, self.validation_contents)

    def batches(self, shares, usable, clean, counts, seed):
        """Batches of the usable photos with these probabilities in 0..255; clean garments are pasted."""
        rows, pasted = usable.nonzero()[:, 0], clean.nonzero()[:, 0]
        some = rows[torch.randperm(len(rows), generator=torch.Generator().manual_seed(1))[:600]]
        backgrounds = torch.cat([cutout_data.without_garment(self.photos[some], shares[some]), self.plain])
        parts = [(self.photos[rows], shares[rows]), (self.photos[pasted], shares[pasted]), self.worn]
        moved = [[tensor.to(DEVICE) for tensor in part] for part in parts]
        return cutout_data.CutoutBatches(*moved, backgrounds.to(DEVICE), self.negatives.to(DEVICE), counts, seed)


def salient_network(stages):
    """IS-Net with its published weights."""
    return SalientNet(stages.salient).to(DEVICE, memory_format=torch.channels_last)


def consensus_masks(stages, common):
    """Masks [n, h, w] in 0..255 on which views of the photos agree, and how many do, of training and validation."""
    net = salient_network(stages)
    results = []
    for part in common.parts():
        photos, contents = (tensor.to(DEVICE) for tensor in part)
        views = [cutout_masks.salient_shares(net, photos, contents, *view) for view in cutout_masks.VIEWS]
        means, counts = cutout_masks.consensus(torch.stack(views, 1), contents)
        results.append(((means * 255).round().byte().cpu(), counts))
    return results


def teacher_masks(stages, common, consensus):
    """Trains the teacher on the masks that agree; returns its masks of the training and the validation photos."""
    (shares, counts), (validation, validation_counts) = consensus
    print(f"cutout: masks of {int((counts > 0).sum())} photos agree", flush=True)
    batches = common.batches(shares, counts > 0, counts == len(cutout_masks.VIEWS), TEACHER_COUNTS, 0)
    known = validation_counts > 0
    checked = [part[known].to(DEVICE) for part in (common.validation, validation.float() / 255)]

    def log(progress, metrics):
        show(f"cutout teacher {progress}", metrics)

    net = salient_network(stages)
    net = cutout.train_cutout(net, TEACHER_RATES, TEACHER_STEPS, batches, checked, log, TEACHER_SIZE)
    return [predicted(net, *part, TEACHER_SIZE) for part in common.parts()]


def predicted(net, photos, contents, size):
    """A network's probabilities [n, 224, 224] in 0..255 of letterboxed photos, which it sees at this size."""
    shares = cutout.predict(net, photos.to(DEVICE), size)[:, None]
    shares = F.interpolate(shares, data.ITEM_SIZE, mode="bilinear", antialias=True)[:, 0].cpu()
    return (shares * cutout_masks.inside(contents, data.ITEM_SIZE) * 255).round().byte()


def chosen_masks(names, masks):
    """The teacher's masks, or for photos in CHOICES the chosen ones, and whether a photo has a right one.

    masks: by the names in CHOICES.
    """
    shares, usable = masks["teacher"].clone(), torch.ones(len(names), dtype=torch.bool)
    for row, name in enumerate(names):
        choice = CHOICES.get(name, "teacher")
        usable[row] = choice != "none"
        if usable[row]:
            shares[row] = masks[choice][row]
    return shares, usable


def run(stages, path):
    """Trains the cut-out network and writes it to `path`; returns the file's size in bytes."""
    common = CutoutData(stages)
    consensus = stages.saved("cutout-consensus", lambda: consensus_masks(stages, common))
    shares, validation = stages.saved("cutout-teacher", lambda: teacher_masks(stages, common, consensus))
    checked = [common.validation.to(DEVICE), validation.to(DEVICE).float() / 255]

    def trained(name, batches, steps):
        def train(net, log):
            return cutout.train_cutout(net, RATES, steps, batches, checked, log)

        return stages.trained(name, CutoutNet(SMALL), SMALL, train)

    doubts = cutout.doubt(shares.float() / 255)
    first = trained("cutout-first", common.batches(shares, doubts < USABLE, doubts < CLEAN, COUNTS, 1), FIRST_STEPS)
    own = predicted(first, common.photos, common.contents, cutout.SIZE)
    masks = {"consensus": consensus[0][0], "teacher": shares, "network": own}
    chosen, usable = chosen_masks(common.names, masks)
    clean = usable & (cutout.doubt(chosen.float() / 255) < CLEAN)
    net = trained("cutout", common.batches(chosen, usable, clean, COUNTS, 12), STEPS)
    return export(net, cutout.SIZE, ("mask",), path)

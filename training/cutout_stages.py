"""All stages of the cut-out network: masks by GrabCut, two rounds of teachers with better masks, the network."""

import torch

from training import cutout, cutout_data, cutout_masks, data, garment
from training.backbone import LARGE, SMALL
from training.device import DEVICE
from training.export import export
from training.negatives import draw_negatives
from training.networks import CutoutNet

TEACHERS, STEPS = 2, 5500
# Steps of the teachers of each round.
TEACHER_STEPS = (1100, 1400)


class CutoutData:
    """The parts of the training data that do not depend on the masks."""

    def __init__(self, stages):
        labelled, table = stages.outfits[0], stages.table
        self.worn = cutout_data.worn_garments(labelled, table, 1200, 5)
        crops = garment.background_crops(labelled, table, 250, data.ITEM_SIZE, 3)
        self.negatives = torch.cat([draw_negatives(150, data.ITEM_SIZE, 2), crops])
        self.plain = garment.background_crops(labelled, table, 300, data.ITEM_SIZE, 8)

    def batches(self, photos, targets, agreement, seed):
        """Batches of photos with their masks."""
        clean = (agreement > cutout_data.CLEAN).nonzero()[:, 0]
        some = torch.randperm(len(photos), generator=torch.Generator().manual_seed(1))[:600]
        backgrounds = torch.cat([cutout_data.without_garment(photos[some], targets[some]), self.plain])
        parts = [(photos, targets), (photos[clean], targets[clean]), self.worn]
        moved = [[tensor.to(DEVICE) for tensor in part] for part in parts]
        return cutout_data.CutoutBatches(*moved, backgrounds.to(DEVICE), self.negatives.to(DEVICE), seed)


def run(stages, path):
    """Trains the cut-out network and writes it to `path`; returns the file's size in bytes."""
    common = CutoutData(stages)
    masks = stages.work / "masks-0"
    cutout_masks.write_grabcut_masks(stages.folder, masks)
    teachers = []
    for number in range(len(TEACHER_STEPS) + 1):
        loaded = cutout_data.load_masks(stages.folder, masks, "train")
        validation = [part.to(DEVICE) for part in cutout_data.load_masks(stages.folder, masks, "validation")[:2]]
        print(f"cutout: {len(loaded[0])} masks in round {number}", flush=True)
        if number == len(TEACHER_STEPS):
            break
        teachers = []
        for seed in range(TEACHERS):

            def train(net, log):
                batches = common.batches(*loaded, seed)
                return cutout.train_cutout(net, TEACHER_STEPS[number], batches, validation, log)

            name = f"cutout-teacher-{number}-{seed}"
            teachers.append(stages.trained(name, CutoutNet(LARGE), LARGE, train))
        previous, masks = masks, stages.work / f"masks-{number + 1}"
        cutout_masks.write_merged_masks(teachers, stages.folder, previous, masks)

    def train_student(net, log):
        batches = common.batches(*loaded, TEACHERS)
        return cutout.train_cutout(net, STEPS, batches, validation, log, teachers)

    net = stages.trained("cutout", CutoutNet(SMALL), SMALL, train_student)
    return export(net, cutout.SIZE, ("mask",), path)

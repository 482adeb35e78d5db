"""All stages of the garment network: teachers, then the network."""

import torch

from training import data, garment
from training.backbone import LARGE, SMALL
from training.device import DEVICE
from training.export import export
from training.negatives import draw_negatives
from training.networks import GarmentNet
from training.stages import show

TEACHERS, TEACHER_STEPS, STEPS = 2, 1400, 3500


def without_garment(outfits, table, counts, seed):
    """Images without a garment, in random order: drawings and crops of outfit photos, so many of each."""
    drawn = draw_negatives(counts[0], data.ITEM_SIZE, seed)
    crops = garment.background_crops(outfits, table, counts[1], data.ITEM_SIZE, seed + 1)
    order = torch.randperm(sum(counts), generator=torch.Generator().manual_seed(seed + 2))
    return torch.cat([drawn, crops])[order].to(DEVICE)


def run(stages, path):
    """Trains the garment network and writes it to `path`; returns the file's size in bytes."""
    negatives = without_garment(stages.outfits[0], stages.table, (360, 360), 2)
    items, validation = stages.items("train"), stages.items("validation")
    teachers = []
    for seed in range(TEACHERS):

        def train(net, log):
            return garment.train_garment(net, TEACHER_STEPS, items, negatives, validation, log, seed)

        teachers.append(stages.trained(f"garment-teacher-{seed}", GarmentNet(LARGE), LARGE, train))
    shares = [garment.predict(net, validation[0]) for net in teachers]
    rejected = [garment.predict(net, negatives[len(negatives) * 4 // 5 :]) for net in teachers]
    mean = garment.garment_metrics(sum(shares) / TEACHERS, validation[1], sum(rejected) / TEACHERS)
    show("garment teachers", mean)

    def train_student(net, log):
        return garment.train_garment(net, STEPS, items, negatives, validation, log, TEACHERS, teachers)

    net = stages.trained("garment", GarmentNet(SMALL), SMALL, train_student)
    garment.narrow(net, torch.cat([items[0], negatives]), garment.CHANNELS)
    garment.calibrate(net, negatives[len(negatives) * 4 // 5 :])
    return export(net, garment.SIZE, ("classes",), path)

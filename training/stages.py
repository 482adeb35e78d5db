"""What the training of each network shares: data, pretrained weights, checkpoints and progress lines."""

import json
from functools import cached_property

import torch

from training import data
from training.classes import mask_of_label
from training.device import DEVICE


class Stages:
    """Data and checkpoints of a training.

    folder: the data. work: folder of checkpoints. arrays: MoveNet's weights for each width. salient: path of IS-Net.
    """

    def __init__(self, folder, work, arrays, salient):
        self.folder, self.work, self.arrays, self.salient = folder, work, arrays, salient

    @cached_property
    def outfits(self):
        """Labelled, tagged and validation photos of outfits, and the names of the labels."""
        return data.load_outfits(self.folder)

    @cached_property
    def table(self):
        """The class of each label."""
        return torch.tensor(mask_of_label(self.outfits[3]))

    def items(self, part):
        """Photos of single garments and their classes, on the device."""
        return [tensor.to(DEVICE) for tensor in data.load_items(self.folder, part)]

    def saved(self, name, make):
        """Returns tensors from their checkpoint, or those that make() returns."""
        path = self.work / f"{name}.pt"
        if not path.exists():
            torch.save(make(), path)
        return torch.load(path, map_location="cpu")

    def trained(self, name, net, width, train):
        """Returns `net` from its checkpoint, or trains it from MoveNet's weights with train(net, log)."""
        path = self.work / f"{name}.pt"
        if path.exists():
            net.load_state_dict(torch.load(path, map_location="cpu"))
            return net.eval().to(DEVICE, memory_format=torch.channels_last)
        net.load(self.arrays[width])
        net = net.to(DEVICE, memory_format=torch.channels_last)
        net = train(net, lambda progress, metrics: show(f"{name} {progress}", metrics))
        torch.save(net.state_dict(), path)
        return net


def show(title, metrics):
    """Prints one line of overall metrics and one line per class."""
    flat = {name: round(value, 3) for name, value in metrics.items() if name != "classes"}
    print(title, json.dumps(flat), flush=True)
    for name, row in metrics["classes"].items():
        values = " ".join(f"{key} {value:.2f}" for key, value in row.items())
        print(f"  {name}: {values}", flush=True)

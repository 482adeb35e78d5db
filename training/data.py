"""Loads the two data sets: outfits with labels and tags, and single garments."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from PIL import Image

from training.classes import ITEMS

PADDING = 128
OUTFIT_SIZE = (384, 256)
ITEM_SIZE = (224, 224)


@dataclass
class Outfits:
    """Photos [n, 3, H, W] in 0..255 with tags [n, 59] and, when labelled, labels [n, H, W]."""

    photos: torch.Tensor
    tags: torch.Tensor
    labels: torch.Tensor | None = None

    def __len__(self):
        return len(self.photos)

    def select(self, rows):
        """The photos with these row indices."""
        return Outfits(self.photos[rows], self.tags[rows], None if self.labels is None else self.labels[rows])

    def to(self, device):
        """The same data on another device."""
        labels = None if self.labels is None else self.labels.to(device)
        return Outfits(self.photos.to(device), self.tags.to(device), labels)


def letterbox(image, size, padding=PADDING, resample=Image.BICUBIC):
    """Scales an image to fit into size (height, width), centred, with borders of value `padding`."""
    height, width = size
    scale = min(width / image.width, height / image.height)
    fitted = (max(1, round(image.width * scale)), max(1, round(image.height * scale)))
    canvas = Image.new(image.mode, (width, height), (padding,) * len(image.getbands()))
    canvas.paste(
        image.resize(fitted, resample), ((width - fitted[0]) // 2, (height - fitted[1]) // 2)
    )
    return torch.from_numpy(np.array(canvas))


def read_photo(path, size):
    """Loads a photo as [3, height, width] in 0..255, letterboxed to `size`."""
    return letterbox(Image.open(path).convert("RGB"), size).permute(2, 0, 1)


def load_outfits(folder):
    """Reads `outfits/` into (training, unlabelled, validation) and the 59 labels' names.

    Labelled photos whose number modulo 7 is 3 are the validation set, which is never trained on.
    """
    folder = Path(folder) / "outfits"
    index = json.loads((folder / "tags.json").read_text())
    rows = {"training": [], "unlabelled": [], "validation": []}
    for number in sorted(index["tags"]):
        if not (folder / "labels" / f"{number}.png").exists():
            rows["unlabelled"].append(number)
        elif int(number) % 7 == 3:
            rows["validation"].append(number)
        else:
            rows["training"].append(number)
    return *(read_outfits(folder, index, rows[part]) for part in rows), index["labels"]


def read_outfits(folder, index, numbers):
    """Loads the photos with these numbers, and their labels if the first photo has one."""
    tags = torch.zeros(len(numbers), len(index["labels"]))
    for row, number in enumerate(numbers):
        tags[row, index["tags"][number]] = 1
    photos = torch.stack(
        [read_photo(folder / "photos" / f"{number}.jpg", OUTFIT_SIZE) for number in numbers]
    )
    files = [folder / "labels" / f"{number}.png" for number in numbers]
    if not files[0].exists():
        return Outfits(photos, tags)
    labels = [letterbox(Image.open(file), OUTFIT_SIZE, 0, Image.NEAREST) for file in files]
    return Outfits(photos, tags, torch.stack(labels))


def item_files(folder, part):
    """Yields the class and the path of each photo of `items/train` or `items/validation`."""
    for name in ITEMS:
        for file in sorted((Path(folder) / "items" / part / name).iterdir()):
            yield name, file


def load_items(folder, part):
    """Loads photos [n, 3, 224, 224] and class indices [n] of `items/train` or `items/validation`."""
    photos, classes = [], []
    for name, file in item_files(folder, part):
        photos.append(read_photo(file, ITEM_SIZE))
        classes.append(ITEMS.index(name))
    return torch.stack(photos), torch.tensor(classes)

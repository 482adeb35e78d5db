"""Images with masks for the cut-out network: photos, pasted garments and garments that people wear."""

import cv2
import numpy as np
import torch
from PIL import Image
from torch.nn import functional as F

from training.augment import random_views, recolour, resampled, warp
from training.classes import MASKS
from training.data import ITEM_SIZE, item_files, letterbox, read_photo
from training.device import generator

WORN = [MASKS.index(name) for name in ("top", "outer", "bottom", "dress", "shoes", "bag", "hat")]


def load_photos(folder, part):
    """Reads single garments: names, photos [n, 3, 224, 224], and their sizes [n, 2] as shares of the letterbox."""
    names, photos, contents = [], [], []
    for name, file in item_files(folder, part):
        width, height = Image.open(file).size
        names.append(f"{name}/{file.stem}")
        photos.append(read_photo(file, ITEM_SIZE))
        contents.append([height / max(width, height), width / max(width, height)])
    return names, torch.stack(photos), torch.tensor(contents)


def without_garment(photos, shares):
    """Backgrounds: the photos with their garments filled in from the surroundings."""
    results = []
    for photo, share in zip(photos, shares):
        image = photo.permute(1, 2, 0).numpy().copy()
        hole = cv2.dilate((share.numpy() > 25).astype(np.uint8), np.ones((9, 9), np.uint8))
        small = cv2.inpaint(
            cv2.resize(image, (75, 75), interpolation=cv2.INTER_AREA), cv2.resize(hole, (75, 75)), 3, cv2.INPAINT_TELEA
        )
        filled = cv2.resize(small, (224, 224), interpolation=cv2.INTER_CUBIC)
        image[hole > 0] = filled[hole > 0]
        results.append(torch.from_numpy(image).permute(2, 0, 1))
    return torch.stack(results)


def worn_garments(outfits, table, count, seed):
    """Crops of outfit photos around one garment and its mask: [count, 3, 224, 224] and [count, 224, 224], 0..255."""
    random = torch.Generator().manual_seed(seed)
    crops, masks = [], []
    while len(crops) < count:
        row = int(torch.randint(len(outfits), (1,), generator=random))
        classes = table[outfits.labels[row].long()]
        kind = WORN[int(torch.randint(len(WORN), (1,), generator=random))]
        ys, xs = torch.where(classes == kind)
        if len(ys) < 900:
            continue
        top, bottom, left, right = ys.min(), ys.max() + 1, xs.min(), xs.max() + 1
        margin = 0.08 + 0.25 * torch.rand(4, generator=random)
        high, wide = int(bottom - top), int(right - left)
        top, bottom = max(0, int(top - margin[0] * high)), min(classes.shape[0], int(bottom + margin[1] * high))
        left, right = max(0, int(left - margin[2] * wide)), min(classes.shape[1], int(right + margin[3] * wide))
        mask = (classes[top:bottom, left:right] == kind).byte() * 255
        if mask.float().mean() < 0.2 * 255:
            continue
        photo = Image.fromarray(outfits.photos[row, :, top:bottom, left:right].permute(1, 2, 0).numpy())
        crops.append(letterbox(photo, ITEM_SIZE).permute(2, 0, 1))
        masks.append(letterbox(Image.fromarray(mask.numpy()), ITEM_SIZE, 0, Image.NEAREST))
    return torch.stack(crops), torch.stack(masks)


class CutoutBatches:
    """Draws augmented batches of photos, pasted garments, worn garments and images without a garment.

    photos, worn: images and masks. garments: images and masks to paste. backgrounds, negatives: images.
    All are in 0..255. counts: images of each kind in a batch.
    """

    def __init__(self, photos, garments, worn, backgrounds, negatives, counts, seed):
        self.photos, self.garments, self.worn = photos, garments, worn
        self.backgrounds, self.negatives = backgrounds, negatives
        self.counts = counts
        self.random = generator(seed)

    def rows(self, images, count):
        """Draws `count` row indices."""
        return torch.randint(len(images), (count,), generator=self.random, device=self.random.device)

    def uniform(self, count):
        """Random numbers [count, 1, 1, 1] in 0..1."""
        return torch.rand(count, 1, 1, 1, generator=self.random, device=self.random.device)

    def pasted(self, count, size):
        """Garments on other backgrounds [count, 3, h, w] in 0..1 with their masks."""
        images, masks = self.garments
        rows, behind = self.rows(images, count), self.rows(self.backgrounds, count)
        views = random_views(count, size, 1, self.random)
        layer = recolour(warp(images[rows], views, size), self.random)
        alpha = F.avg_pool2d(warp_masks(masks[rows], views, size)[:, None], 3, 1, 1)
        ground = warp(self.backgrounds[behind], random_views(count, size, 1, self.random), size)
        ground = recolour(ground, self.random)
        # A third of the grounds takes the garment's mean colour, as pale clothes on pale beds.
        mean = (layer * alpha).sum((2, 3), keepdim=True) / alpha.sum((2, 3), keepdim=True).clamp(min=1)
        alike = (self.uniform(count) < 0.3).float()
        nearness = 0.5 + 0.4 * self.uniform(count)
        ground = ground + alike * nearness * (mean - ground.mean((2, 3), keepdim=True))
        # A soft cast shadow, below and to one side.
        shift = torch.randint(-5, 6, (2,), generator=self.random, device=self.random.device).tolist()
        shade = F.avg_pool2d(torch.roll(alpha, shift, (2, 3)), 9, 1, 4)
        depth = 0.45 * self.uniform(count)
        ground = ground.clamp(0, 1) * (1 - depth * shade)
        alpha = (alpha - 0.3).clamp(0, 0.6) / 0.6
        return layer * alpha + ground * (1 - alpha), alpha[:, 0]

    def next(self, size):
        """Returns images [n, 3, h, w] in 0..1 and the garments' probabilities [n, h/2, w/2]."""
        n, pasted, worn, none = self.counts
        a, c, d = self.rows(self.photos[0], n), self.rows(self.worn[0], worn), self.rows(self.negatives, none)
        images = torch.cat([self.photos[0][a], self.worn[0][c], self.negatives[d]])
        masks = torch.cat([self.photos[1][a], self.worn[1][c], torch.zeros_like(self.negatives[d][:, 0])])
        views = random_views(len(images), size, 0.8, self.random)
        images = recolour(warp(images, views, size), self.random)
        masks = warp_masks(masks, views, size)
        drawn, drawn_masks = self.pasted(pasted, size)
        images, masks = torch.cat([images, drawn]).clamp(0, 1), torch.cat([masks, drawn_masks])
        return images, F.avg_pool2d(masks, 2)


def warp_masks(masks, views, size):
    """Resamples masks [n, h, w] in 0..255 with the views; returns 0..1, borders are background."""
    return resampled(masks[:, None].float() / 255, views, size)[:, 0]

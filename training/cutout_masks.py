"""Masks of single garments: by GrabCut, then also by the predictions of a network."""

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import cv2
import numpy as np
import torch
from torch.nn import functional as F

from training import cutout, data
from training.device import DEVICE

SIDE = 144
GARMENT, UNKNOWN = 240, 120
SURE = 0.85


def grabcut(image, mask):
    """Runs GrabCut from a prior mask; returns whether each pixel is foreground."""
    try:
        cv2.grabCut(image, mask, None, np.zeros((1, 65)), np.zeros((1, 65)), 3, cv2.GC_INIT_WITH_MASK)
    except cv2.error:
        return np.zeros(image.shape[:2], bool)
    return (mask == cv2.GC_FGD) | (mask == cv2.GC_PR_FGD)


def grabcut_mask(path):
    """Mask of a photo: GARMENT where two runs with different priors agree, UNKNOWN where only one finds it."""
    image = cv2.imread(str(path))
    scale = SIDE / max(image.shape[:2])
    image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    height, width = image.shape[:2]
    y, x = np.mgrid[:height, :width]
    radius = np.hypot((x - width / 2) / (width / 2), (y - height / 2) / (height / 2))
    margin = max(2, int(0.03 * min(height, width)))
    border = np.full((height, width), cv2.GC_PR_FGD, np.uint8)
    border[:margin] = border[-margin:] = cv2.GC_BGD
    border[:, :margin] = border[:, -margin:] = cv2.GC_BGD
    centre = np.where(radius < 0.62, cv2.GC_PR_FGD, cv2.GC_PR_BGD).astype(np.uint8)
    centre[:2] = centre[-2:] = cv2.GC_BGD
    centre[:, :margin] = centre[:, -margin:] = cv2.GC_BGD
    centre[radius < 0.15] = cv2.GC_FGD
    return UNKNOWN * (grabcut(image, border).astype(np.uint8) + grabcut(image, centre))


def write_grabcut_mask(path, target):
    """Writes the mask of a photo, unless it exists."""
    cv2.setNumThreads(1)
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        cv2.imwrite(str(target), grabcut_mask(path))


def write_grabcut_masks(folder, out):
    """Writes a mask for each photo of single garments to `out`."""
    source = Path(folder) / "items"
    paths = sorted(source.glob("*/*/*"))
    targets = [(Path(out) / path.relative_to(source)).with_suffix(".png") for path in paths]
    with ProcessPoolExecutor() as pool:
        list(pool.map(write_grabcut_mask, paths, targets, chunksize=16))


def merged(shares, mask):
    """Merges a network's probabilities with GrabCut's mask of the same size."""
    own = np.where(shares > SURE, GARMENT, np.where(shares < 1 - SURE, 0, UNKNOWN)).astype(np.uint8)
    found, sure = mask == GARMENT, shares > 0.5
    overlap = (found & sure).sum() / max(1, (found | sure).sum())
    agreement = found.sum() / max(1, (mask > 0).sum())
    if overlap > 0.9 and agreement > 0.85:
        own = mask.copy()
        own[(mask == GARMENT) & (shares < 1 - SURE)] = UNKNOWN
        own[(mask == 0) & (shares > SURE)] = UNKNOWN
    return own


def write_merged_masks(nets, folder, masks, out):
    """Writes the next round's masks: GrabCut's where the networks agree, else the networks'."""
    source = Path(folder) / "items"
    paths = sorted(source.glob("*/*/*"))
    for start in range(0, len(paths), 256):
        part = paths[start : start + 256]
        photos = torch.stack([data.read_photo(path, data.ITEM_SIZE) for path in part]).to(DEVICE)
        shares = cutout.predict(nets, photos)[:, None]
        shares = F.interpolate(shares, data.ITEM_SIZE, mode="bilinear")[:, 0].cpu().numpy()
        for path, whole in zip(part, shares):
            write_merged_mask(path.relative_to(source), whole, cv2.imread(str(path)).shape, masks, out)


def write_merged_mask(name, whole, shape, masks, out):
    """Writes the merged mask of a photo of this shape from the probabilities of its letterboxed photo."""
    height, width = shape[:2]
    scale = data.ITEM_SIZE[0] / max(height, width)
    high, wide = max(1, round(height * scale)), max(1, round(width * scale))
    top, left = (data.ITEM_SIZE[0] - high) // 2, (data.ITEM_SIZE[1] - wide) // 2
    mask = cv2.imread(str((Path(masks) / name).with_suffix(".png")), cv2.IMREAD_GRAYSCALE)
    mask = cv2.resize(mask, (wide, high), interpolation=cv2.INTER_NEAREST)
    target = (Path(out) / name).with_suffix(".png")
    target.parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(target), merged(whole[top : top + high, left : left + wide], mask))

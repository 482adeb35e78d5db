"""Masks of single garments, by a network that finds the main object of a photo, at several sizes."""

import torch
from torch.nn import functional as F

from training.augment import resampled, warp
from training.device import autocast

# Input sizes, and gray borders around the photo as a share of its side. Small inputs find whole garments on
# patterned ground, large ones thin parts; a border helps where a garment reaches the edge of the photo.
VIEWS = ((1024, 0), (1024, 0.2), (768, 0), (768, 0.1), (512, 0), (512, 0.2))
# Masks agree from this intersection over union on; a garment needs as many masks that agree.
OVERLAP, MEMBERS = 0.85, 3
# Least and largest share of the photo.
AREAS = (0.04, 0.92)


def scaling(factors):
    """Affine maps [n, 2, 3] that scale around the centre. factors: [n, 2], vertical and horizontal."""
    views = torch.zeros(len(factors), 2, 3, device=factors.device)
    views[:, 0, 0], views[:, 1, 1] = factors[:, 1], factors[:, 0]
    return views


def inside(contents, size):
    """Whether points of letterboxed photos belong to the photo, [n, h, w]. contents: see `salient_shares`."""
    ones = torch.ones(len(contents), 1, *size, device=contents.device)
    return resampled(ones, scaling(1 / contents), size, "nearest")[:, 0]


@torch.no_grad()
def salient_shares(net, photos, contents, size, border):
    """Probabilities [n, h, w] of the main object of letterboxed photos [n, 3, h, w] in 0..255.

    contents: heights and widths [n, 2] of the photos as shares of the letterbox, without its borders. size,
    border: side of the network's input, which the photo fills up to a border of this share of its side.
    """
    net.eval()
    there = contents * (1 + 2 * border)
    results = []
    for rows in torch.arange(len(photos)).split(8):
        images = warp(photos[rows], scaling(there[rows]), (size, size))
        with autocast():
            shares = (net(images).float().sigmoid() + net(images.flip(3)).float().sigmoid().flip(3)) / 2
        shares = F.avg_pool2d(shares, max(1, shares.shape[2] // 256))
        results.append(resampled(shares, scaling(1 / there[rows]), photos.shape[2:])[:, 0])
    return torch.cat(results) * inside(contents, photos.shape[2:])


def consensus(candidates, contents):
    """The mean [n, h, w] of the largest group of masks that agree, and how many they are [n], 0 if too few.

    candidates: probabilities of several masks [n, k, h, w]. contents: see `salient_shares`.
    """
    means, counts = [], []
    for shares, share in zip(candidates, contents.prod(1)):
        masks = (shares > 0.5).flatten(1).float()
        both = masks @ masks.T
        areas = both.diagonal()
        overlap = both / (areas[:, None] + areas - both).clamp(min=1)
        size = areas / (masks.shape[1] * share)
        valid = (size > AREAS[0]) & (size < AREAS[1])
        agree = (overlap > OVERLAP) & valid & valid[:, None]
        members = agree[int(agree.sum(1).argmax())]
        count = int(members.sum())
        counts.append(count if count >= MEMBERS else 0)
        means.append(shares[members].mean(0) if count else torch.zeros_like(shares[0]))
    return torch.stack(means), torch.tensor(counts)

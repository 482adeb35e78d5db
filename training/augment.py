"""Data augmentation: flips, scale, rotation, shift, colour, blur and noise."""

import math

import torch
from torch.nn import functional as F


def random_views(count, size, strength, generator):
    """Random affine maps [count, 2, 3] from output to source coordinates in -1..1.

    size: height and width, so that rotations do not shear. strength: 1 for full augmentation; 8 %
    of the views are zoomed far in and 6 % far out at any strength.
    """
    height, width = size

    def uniform(low, high):
        return low + (high - low) * torch.rand(count, generator=generator, device=generator.device)

    kind = uniform(0, 1)
    scale = torch.exp(uniform(-0.25, 0.25) * strength)
    scale = torch.where(kind < 0.08, uniform(0.35, 0.75), scale)
    scale = torch.where(kind > 0.94, uniform(1.25, 2.2), scale)
    stretch = torch.exp(uniform(-0.1, 0.1) * strength)
    angle = uniform(-1, 1) * math.radians(14) * strength
    flip = torch.where(uniform(0, 1) < 0.5, -1.0, 1.0)
    room = 0.12 * strength + (1 - scale).clamp(min=0)
    views = torch.zeros(count, 2, 3, device=generator.device)
    views[:, 0, 0] = flip * scale * stretch * torch.cos(angle)
    views[:, 0, 1] = -scale * torch.sin(angle) * height / width
    views[:, 1, 0] = flip * scale * torch.sin(angle) * width / height
    views[:, 1, 1] = scale / stretch * torch.cos(angle)
    views[:, 0, 2] = uniform(-1, 1) * room
    views[:, 1, 2] = uniform(-1, 1) * room
    return views


def resampled(values, views, size, mode="bilinear"):
    """Resamples [n, c, h, w] with the views to `size`; borders get 0."""
    grid = F.affine_grid(views, (len(values), 1, *size), align_corners=False)
    return F.grid_sample(values, grid, mode=mode, align_corners=False)


def warp(images, views, size):
    """Resamples images [n, c, h, w] in 0..255 with the views to `size`; returns 0..1 with grey borders."""
    return resampled(images.float() / 255 - 0.5, views, size) + 0.5


def warp_labels(labels, views, size):
    """Resamples label maps [n, h, w] with the views to `size`; borders get label 0."""
    return resampled(labels[:, None].float(), views, size, "nearest")[:, 0].long()


def warp_shares(shares, views, size):
    """Resamples class probabilities [n, classes, h, w] in 0..255 with the views; borders get class 0."""
    drawn = resampled(shares.float() / 255, views, size)
    drawn[:, 0] += (1 - drawn.sum(1)).clamp(min=0)
    return drawn / drawn.sum(1, keepdim=True)


def recolour(images, generator):
    """Changes brightness, contrast, saturation, tint, blur and noise of images in 0..1 randomly."""
    count, device = len(images), generator.device

    def uniform(low, high):
        return low + (high - low) * torch.rand(count, 1, 1, 1, generator=generator, device=device)

    grey = images.mean(1, keepdim=True)
    images = grey + (images - grey) * uniform(0.5, 1.4)
    centre = images.mean((1, 2, 3), keepdim=True)
    images = centre + (images - centre) * uniform(0.65, 1.4) + uniform(-0.16, 0.16)
    images = images * (1 + 0.08 * torch.randn(count, 3, 1, 1, generator=generator, device=device))
    blurred = F.avg_pool2d(F.pad(images, (1, 1, 1, 1), mode="replicate"), 3, 1)
    images = torch.where(uniform(0, 1) < 0.2, blurred, images)
    noise = torch.randn(images.shape, generator=generator, device=device) * uniform(0, 0.03)
    return (images + noise).clamp(0, 1)


def erase(images, share, generator):
    """Paints a random rectangle of one colour over this share of the images."""
    (count, _, height, width), device = images.shape, generator.device
    random = torch.rand(6, count, 1, 1, generator=generator, device=device)
    high, wide = (0.1 + 0.3 * random[0]) * height, (0.1 + 0.3 * random[1]) * width
    top, left = random[2] * (height - high), random[3] * (width - wide)
    y = torch.arange(height, device=device)[None, :, None]
    x = torch.arange(width, device=device)[None, None]
    hole = (y >= top) & (y < top + high) & (x >= left) & (x < left + wide) & (random[4] < share)
    colour = torch.rand(count, 3, 1, 1, generator=generator, device=device)
    return torch.where(hole[:, None], colour, images)


def mix(images, targets, generator):
    """Blends each image with another one (mixup) or pastes a rectangle of it (CutMix), and their targets.

    Half of the batches are not mixed. targets: class probabilities [n, classes].
    """
    kind, share, x, y = torch.rand(4, generator=generator, device=generator.device).tolist()
    if kind < 0.5:
        return images, targets
    order = torch.randperm(len(images), generator=generator, device=generator.device)
    if kind < 0.75:
        share = 0.5 * share
        return images.lerp(images[order], share), targets.lerp(targets[order], share)
    height, width = images.shape[2:]
    side = math.sqrt(0.5 * share)
    high, wide = int(side * height), int(side * width)
    top, left = int(y * (height - high)), int(x * (width - wide))
    images = images.clone()
    images[:, :, top : top + high, left : left + wide] = images[order, :, top : top + high, left : left + wide]
    return images, targets.lerp(targets[order], high * wide / (height * width))

"""Metrics of the networks on the validation sets."""

import torch
from torch.nn import functional as F

from training.augment import warp_labels
from training.classes import GARMENTS, MASKS, PRESENT_SHARE
from training.device import autocast

SCALE = (192, 128)


def resized(photos, size):
    """Resizes photos from 0..255 to 0..1 with antialiasing."""
    images = photos.float() / 255
    return F.interpolate(images, size, mode="bilinear", align_corners=False, antialias=True)


@torch.no_grad()
def predict(net, photos, size, flip=False):
    """Predicts masks [n, 10, 192, 128], tags and presence as probabilities from photos in 0..255.

    flip: averages the predictions with those of the mirrored photos.
    """
    net.eval()
    results = []
    for batch in resized_batches(photos, size):
        with autocast():
            masks, *heads = (output.float() for output in net(batch))
        outputs = [enlarged(masks), *(head.sigmoid() for head in heads)]
        if flip:
            with autocast():
                masks, *heads = (output.float() for output in net(batch.flip(3)))
            mirrored = [enlarged(masks).flip(3), *(head.sigmoid() for head in heads)]
            outputs = [(a + b) / 2 for a, b in zip(outputs, mirrored)]
        results.append(outputs)
    return [torch.cat(parts) for parts in zip(*results)]


def enlarged(masks):
    """Class probabilities of mask logits at the scale of the metrics."""
    return F.interpolate(masks, SCALE, mode="bilinear", align_corners=False).softmax(1)


def resized_batches(photos, size, count=32):
    """Yields batches of photos at `size`, in 0..1."""
    for start in range(0, len(photos), count):
        yield resized(photos[start : start + count], size).contiguous(memory_format=torch.channels_last)


def truth_masks(labels, table):
    """Class indices [n, 192, 128] of label maps. table: class index of each label."""
    same = torch.eye(2, 3, device=labels.device).expand(len(labels), 2, 3)
    return table[warp_labels(labels, same, SCALE)]


def overlaps(classes, truth):
    """Intersection over union of each garment over all images, from class indices."""
    return [
        float(((classes == k) & (truth == k)).sum() / ((classes == k) | (truth == k)).sum().clamp(min=1))
        for k in range(2, len(MASKS))
    ]


def present_garments(classes):
    """Whether each garment covers at least PRESENT_SHARE of each image [n, 8]."""
    return torch.stack(
        [(classes == k).float().mean((1, 2)) >= PRESENT_SHARE for k in range(2, len(MASKS))], 1
    )


def f1(found, truth):
    """F1 of predicted against true booleans of any shape."""
    return float(2 * (found & truth).sum() / (found.sum() + truth.sum()).clamp(min=1))


def outfit_metrics(prediction, truth, threshold=0.5):
    """Metrics of the result of `predict` against true class indices.

    A garment counts as detected if its presence reaches `threshold`; the pixels of the others get
    their next likely class.
    """
    masks, _, presence = prediction
    plain = masks.argmax(1)
    found, present = presence >= threshold, present_garments(truth)
    allowed = torch.cat([torch.ones_like(found[:, :2]), found], 1)
    thresholded = (masks * allowed[:, :, None, None]).argmax(1)
    both = found & present_garments(thresholded)
    rows = zip(GARMENTS, overlaps(thresholded, truth), both.T, present.T)
    return {
        "iou": sum(overlaps(plain, truth)) / len(GARMENTS),
        "f1": f1(present_garments(plain), present),
        "presence_f1": f1(found, present),
        "thresholded_iou": sum(overlaps(thresholded, truth)) / len(GARMENTS),
        "thresholded_f1": f1(both, present),
        "classes": {
            name: {"iou": iou, "f1": f1(a, b), "photos": int(b.sum())} for name, iou, a, b in rows
        },
    }

"""Figures of a network on the validation parts."""

import torch
from torch.nn import functional as F

from training.augment import warp_labels
from training.classes import GARMENTS, MASKS, PRESENT_SHARE

SCALE = (192, 128)


def resized(photos, size):
    """Photos in 0..255 as 0..1 at another size, smoothed where it is smaller."""
    images = photos.float() / 255
    return F.interpolate(images, size, mode="bilinear", align_corners=False, antialias=True)


@torch.no_grad()
def predict(net, photos, size, flip=False):
    """Softmax masks [n, 10, 192, 128], tags and presence as probabilities of photos in 0..255.

    flip: averages with the mirrored photo.
    """
    net.eval()
    results = []
    for batch in resized_batches(photos, size):
        masks, *heads = (output.float() for output in net(batch))
        outputs = [enlarged(masks), *(head.sigmoid() for head in heads)]
        if flip:
            masks, *heads = (output.float() for output in net(batch.flip(3)))
            mirrored = [enlarged(masks).flip(3), *(head.sigmoid() for head in heads)]
            outputs = [(a + b) / 2 for a, b in zip(outputs, mirrored)]
        results.append(outputs)
    return [torch.cat(parts) for parts in zip(*results)]


def enlarged(masks):
    """Class probabilities of mask logits at the scale on which the figures are measured."""
    return F.interpolate(masks, SCALE, mode="bilinear", align_corners=False).softmax(1)


def resized_batches(photos, size, count=16):
    """Photos in batches at `size`, as 0..1."""
    for start in range(0, len(photos), count):
        yield resized(photos[start : start + count], size)


def truth_masks(labels, table):
    """Class numbers [n, 192, 128] of label maps; table: class number of each label."""
    same = torch.eye(2, 3).expand(len(labels), 2, 3)
    return table[warp_labels(labels, same, SCALE)]


def overlaps(classes, truth):
    """Intersection over union of each garment over all pictures, from class numbers."""
    return [
        float(((classes == k) & (truth == k)).sum() / ((classes == k) | (truth == k)).sum().clamp(min=1))
        for k in range(2, len(MASKS))
    ]


def shown(classes):
    """Which garments cover at least the share from which they count as present [n, 8]."""
    return torch.stack(
        [(classes == k).float().mean((1, 2)) >= PRESENT_SHARE for k in range(2, len(MASKS))], 1
    )


def f1(found, truth):
    """F1 of found against true booleans of any shape."""
    return float(2 * (found & truth).sum() / (found.sum() + truth.sum()).clamp(min=1))


def outfit_figures(prediction, truth, threshold=0.5):
    """Figures of `predict`'s result against true class numbers.

    A garment counts as found if its presence reaches `threshold`; the pixels of the others go to
    the next best class.
    """
    masks, _, presence = prediction
    plain = masks.argmax(1)
    found, present = presence >= threshold, shown(truth)
    allowed = torch.cat([torch.ones(len(found), 2, dtype=torch.bool), found], 1)
    kept = (masks * allowed[:, :, None, None]).argmax(1)
    both = found & shown(kept)
    rows = zip(GARMENTS, overlaps(kept, truth), both.T, present.T)
    return {
        "iou": sum(overlaps(plain, truth)) / len(GARMENTS),
        "f1": f1(shown(plain), present),
        "presence_f1": f1(found, present),
        "kept_iou": sum(overlaps(kept, truth)) / len(GARMENTS),
        "kept_f1": f1(both, present),
        "classes": {
            name: {"iou": iou, "f1": f1(a, b), "photos": int(b.sum())} for name, iou, a, b in rows
        },
    }

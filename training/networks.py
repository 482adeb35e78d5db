"""The three networks: MobileNetV2 with a decoder of masks or with a classifier of garments."""

import torch
from torch import nn
from torch.nn import functional as F

from training.backbone import MODEL, SMALL, Backbone, Conv, Separable, load_conv, relu6, upsample
from training.classes import GARMENTS, ITEM_OUTPUTS, MASKS
from training.mask_features import log_areas, peak_logits


class PoseDecoder(nn.Module):
    """MoveNet's decoder: 24 channels at stride 4 with features of the body's parts."""

    def __init__(self, width):
        super().__init__()
        _, s4, s8, s16, _, _ = width.taps
        sides = ((1280, 64), (s16, 64), (s8, 32), (s4, 24))
        self.sides = nn.ModuleList(Conv(a, b) for a, b in sides)
        self.steps = nn.ModuleList(Separable(a, b) for a, b in ((64, 32), (32, 24), (24, 24)))

    def forward(self, s4, s8, s16, last):
        x = self.sides[0](last)
        for side, step, feature in zip(self.sides[1:], self.steps, (s16, s8, s4)):
            x = step(upsample(x) + side(feature))
        return x

    def load(self, arrays):
        """Loads MoveNet's weights (arrays by name, see pretrained_weights.read)."""
        for i, side in enumerate(self.sides):
            name = f"{MODEL}/conv2d_{i}" if i else f"{MODEL}/conv2d"
            side.load(
                arrays[f"{name}/Conv2D/ReadVariableOp"], arrays[f"{name}/BiasAdd/ReadVariableOp"]
            )
        for i, step in enumerate(self.steps):
            name = f"{MODEL}/separable_conv2d_{i}" if i else f"{MODEL}/separable_conv2d"
            kernel = arrays[f"{name}/separable_conv2d/ReadVariableOp"]
            step.depthwise.weight.data = torch.from_numpy(kernel).permute(2, 3, 0, 1).contiguous()
            load_conv(step.pointwise, arrays, f"{name}/separable_conv2d")


class Fuse(nn.Module):
    """Adds upsampled coarse features to finer ones and convolves the sum."""

    def __init__(self, coarse, fine, out):
        super().__init__()
        self.coarse = Conv(coarse, out)
        self.fine = Conv(fine, out)
        self.mix = Separable(out, out)

    def forward(self, coarse, fine):
        return self.mix(relu6(upsample(self.coarse(coarse)) + self.fine(fine)))


class MaskDecoder(nn.Module):
    """Maps the backbone's outputs to features at strides 16 and 2.

    extra: number of channels at stride 4 that are added to those of the backbone.
    """

    def __init__(self, width, extra=0):
        super().__init__()
        s2, s4, s8, _, wide16, s32 = width.taps
        d16, d8, d4, d2 = width.decoder
        self.to16 = Fuse(s32, wide16, d16)
        self.to8 = Fuse(d16, s8, d8)
        self.to4 = Fuse(d8, s4, d4)
        self.to2 = Fuse(d4 + extra, s2, d2)

    def forward(self, s2, s4, s8, wide16, s32, extra=None):
        decoded16 = self.to16(s32, wide16)
        decoded4 = self.to4(self.to8(decoded16, s8), s4)
        return decoded16, self.to2(decoded4 if extra is None else torch.cat([decoded4, extra], 1), s2)


class OutfitNet(nn.Module):
    """Maps photos [n, 3, H, W] to logits of masks [n, 10, H/2, W/2], tags [n, 59] and presence [n, 8].

    H and W must be divisible by 32. Tags and presence use the features averaged over each mask.
    At inference, presence is the mean of its layer's logits and of `peak_logits`.
    """

    def __init__(self, width=SMALL, tags=59):
        super().__init__()
        self.backbone = Backbone(width)
        self.pose = PoseDecoder(width)
        self.decoder = MaskDecoder(width, 24)
        self.masks = nn.Conv2d(width.decoder[-1], len(MASKS), 1)
        self.dropout = nn.Dropout(0.2)
        pooled = 1280 + width.decoder[0] * len(MASKS)
        self.tags = nn.Linear(pooled, tags)
        self.presence = nn.Linear(pooled, len(GARMENTS))
        self.area = nn.Linear(len(GARMENTS), len(GARMENTS))

    def forward(self, image):
        s2, s4, s8, s16, wide16, s32, last = self.backbone(image)
        pose = self.pose(s4, s8, s16, last)
        decoded16, decoded2 = self.decoder(s2, s4, s8, wide16, s32, pose)
        masks = self.masks(decoded2).float()
        shares = F.avg_pool2d(masks.detach().softmax(1), 8)
        under = (shares.flatten(2) @ decoded16.float().flatten(2).transpose(1, 2)) / (
            shares.flatten(2).sum(2, keepdim=True) + 1
        )
        pooled = self.dropout(torch.cat([last.float().mean((2, 3)), under.flatten(1)], 1))
        presence = self.presence(pooled) + self.area(log_areas(shares))
        return masks, self.tags(pooled), presence if self.training else (presence + peak_logits(masks)) / 2

    def load(self, arrays):
        """Loads MoveNet's weights (arrays by name, see pretrained_weights.read)."""
        self.backbone.load(arrays)
        self.pose.load(arrays)


class GarmentNet(nn.Module):
    """Maps photos of single garments [n, 3, H, W] to logits [n, 11] of the 10 classes and none."""

    def __init__(self, width=SMALL):
        super().__init__()
        self.backbone = Backbone(width)
        self.dropout = nn.Dropout(0.3)
        self.classes = nn.Linear(1280, len(ITEM_OUTPUTS))

    def forward(self, image):
        return self.classes(self.dropout(self.backbone(image)[-1].float().mean((2, 3))))

    def load(self, arrays):
        """Loads MoveNet's weights (arrays by name, see pretrained_weights.read)."""
        self.backbone.load(arrays)


class CutoutNet(nn.Module):
    """Maps photos of single garments [n, 3, H, W] to mask logits [n, 1, H/2, W/2]: garment or background."""

    def __init__(self, width=SMALL):
        super().__init__()
        self.backbone = Backbone(width, None)
        self.decoder = MaskDecoder(width)
        self.mask = nn.Conv2d(width.decoder[-1], 1, 1)

    def forward(self, image):
        s2, s4, s8, _, wide16, s32 = self.backbone(image)
        return self.mask(self.decoder(s2, s4, s8, wide16, s32)[1]).float()

    def load(self, arrays):
        """Loads MoveNet's weights (arrays by name, see pretrained_weights.read)."""
        self.backbone.load(arrays)

"""Both networks: MoveNet's MobileNetV2 with a mask decoder or with a classifier of garments."""

import torch
from torch import nn
from torch.nn import functional as F

from training.classes import GARMENTS, ITEM_OUTPUTS, MASKS
from training.mask_features import log_areas, peak_logits

MODEL = "StatefulPartitionedCall/center_net_mobile_net_v2fpn_feature_extractor/model_1"
# Channels and stride of the 17 blocks of MobileNetV2.
BLOCKS = (
    (16, 1), (24, 2), (24, 1), (32, 2), (32, 1), (32, 1), (64, 2), (64, 1), (64, 1),
    (64, 1), (96, 1), (96, 1), (96, 1), (160, 2), (160, 1), (160, 1), (320, 1),
)
# Blocks whose outputs the decoders read: strides 2, 4, 8, 16, 16 and 32.
TAPS = (0, 2, 5, 9, 12, 16)
# The first blocks keep their pretrained weights: edges and textures are the same for every task,
# and training them would take half of a step's time.
FROZEN = 3


def relu6(x):
    """ReLU6 as a clamp, which has a bfloat16 backward pass on the CPU."""
    return x.clamp(0, 6)


def upsample(x, scale=2):
    """Bilinear upsampling by an integer factor."""
    return F.interpolate(x, scale_factor=scale, mode="bilinear", align_corners=False)


class Conv(nn.Module):
    """Convolution with batch normalisation and TensorFlow's padding.

    At stride 2 the padding is only on the right and at the bottom.
    """

    def __init__(self, c_in, c_out, kernel=1, stride=1, groups=1):
        super().__init__()
        self.padding = kernel // 2 if stride == 1 else 0
        self.conv = nn.Conv2d(c_in, c_out, kernel, stride, self.padding, groups=groups, bias=False)
        self.norm = nn.BatchNorm2d(c_out)
        self.loaded = False

    def forward(self, x):
        if self.conv.stride[0] == 2:
            x = F.pad(x, (0, 1, 0, 1))
        if self.loaded:
            self.calibrate(x)
        return self.norm(self.conv(x))

    def load(self, weight, bias=None):
        """Loads a TensorFlow kernel (rows, columns, in, out) and bias with folded normalisation."""
        kernel = torch.from_numpy(weight.copy())
        depthwise = self.conv.groups > 1
        with torch.no_grad():
            self.conv.weight.copy_(kernel.permute((2, 3, 0, 1) if depthwise else (3, 2, 0, 1)))
            self.norm.bias.zero_()
            if bias is not None:
                self.norm.bias.copy_(torch.from_numpy(bias.copy()))
        self.loaded = True

    @torch.no_grad()
    def calibrate(self, x):
        """Unfolds the normalisation of a loaded kernel with the statistics of its first input.

        The output does not change, but the layer trains like one that was never folded.
        """
        y = self.conv(x).float()
        mean, deviation = y.mean((0, 2, 3)), y.std((0, 2, 3)).clamp(min=1e-3)
        self.conv.weight /= deviation[:, None, None, None]
        self.norm.running_mean.copy_(mean / deviation)
        self.norm.running_var.fill_(1)
        self.norm.weight.copy_(deviation)
        self.norm.bias += mean
        self.loaded = False


class Separable(nn.Module):
    """Depthwise 3x3 and pointwise 1x1 convolution with ReLU."""

    def __init__(self, c_in, c_out):
        super().__init__()
        self.depthwise = nn.Conv2d(c_in, c_in, 3, padding=1, groups=c_in, bias=False)
        self.pointwise = Conv(c_in, c_out)

    def forward(self, x):
        return F.relu(self.pointwise(self.depthwise(x)))


class Block(nn.Module):
    """Inverted residual of MobileNetV2."""

    def __init__(self, c_in, c_out, stride, expansion):
        super().__init__()
        hidden = c_in * expansion
        self.expand = Conv(c_in, hidden) if expansion > 1 else None
        self.depthwise = Conv(hidden, hidden, 3, stride, hidden)
        self.project = Conv(hidden, c_out)
        self.residual = stride == 1 and c_in == c_out

    def forward(self, x):
        hidden = x if self.expand is None else relu6(self.expand(x))
        out = self.project(relu6(self.depthwise(hidden)))
        return x + out if self.residual else out


class Backbone(nn.Module):
    """MobileNetV2: maps RGB in 0..1 to the outputs of the blocks in TAPS and the last convolution.

    last: number of channels of the last convolution, of 1280; None leaves it out.
    """

    def __init__(self, last=1280):
        super().__init__()
        self.stem = Conv(3, 32, 3, 2)
        channels = [32, *(c for c, _ in BLOCKS)]
        self.blocks = nn.ModuleList(
            Block(channels[i], c, stride, 6 if i else 1) for i, (c, stride) in enumerate(BLOCKS)
        )
        self.last = None if last is None else Conv(320, last)
        for parameter in [*self.stem.parameters(), *self.blocks[:FROZEN].parameters()]:
            parameter.requires_grad = False

    def train(self, mode=True):
        super().train(mode)
        self.stem.eval()
        self.blocks[:FROZEN].eval()
        return self

    def forward(self, image):
        x = relu6(self.stem(image * 2 - 1))
        features = []
        for i, block in enumerate(self.blocks):
            x = block(x)
            if i in TAPS:
                features.append(x)
        return features if self.last is None else [*features, relu6(self.last(x))]

    def load(self, arrays):
        """Loads MoveNet's weights (arrays by name, see pretrained_weights.read)."""
        load_conv(self.stem, arrays, f"{MODEL}/model/Conv1/Conv2D")
        for i, block in enumerate(self.blocks):
            name = f"{MODEL}/model/block_{i}" if i else f"{MODEL}/model/expanded_conv"
            if block.expand is not None:
                load_conv(block.expand, arrays, f"{name}_expand/Conv2D")
            load_conv(block.depthwise, arrays, f"{name}_depthwise/depthwise")
            load_conv(block.project, arrays, f"{name}_project/Conv2D")
        name = f"{MODEL}/model/Conv_1/Conv2D"
        channels = self.last.conv.out_channels
        self.last.load(arrays[f"{name}_weights"][..., :channels], arrays[f"{name}_bn_offset"][:channels])


class PoseDecoder(nn.Module):
    """MoveNet's decoder: 24 channels at stride 4 with features of the body's parts."""

    def __init__(self):
        super().__init__()
        sides = ((1280, 64), (64, 64), (32, 32), (24, 24))
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


class OutfitNet(nn.Module):
    """Maps photos [n, 3, H, W] to logits of masks [n, 10, H/2, W/2], tags [n, 59] and presence [n, 8].

    H and W must be divisible by 32. Tags and presence use the features averaged over each mask.
    At inference, presence is the mean of its layer's logits and of `peak_logits`.
    """

    def __init__(self, tags=59):
        super().__init__()
        self.backbone = Backbone()
        self.pose = PoseDecoder()
        self.to16 = Fuse(320, 96, 128)
        self.to8 = Fuse(128, 32, 96)
        self.to4 = Fuse(96, 24, 64)
        self.to2 = Fuse(64 + 24, 16, 32)
        self.masks = nn.Conv2d(32, len(MASKS), 1)
        self.dropout = nn.Dropout(0.2)
        pooled = 1280 + 128 * len(MASKS)
        self.tags = nn.Linear(pooled, tags)
        self.presence = nn.Linear(pooled, len(GARMENTS))
        self.area = nn.Linear(len(GARMENTS), len(GARMENTS))

    def forward(self, image):
        s2, s4, s8, s16, wide16, s32, last = self.backbone(image)
        pose = self.pose(s4, s8, s16, last)
        decoded16 = self.to16(s32, wide16)
        decoded4 = self.to4(self.to8(decoded16, s8), s4)
        masks = self.masks(self.to2(torch.cat([decoded4, pose], 1), s2)).float()
        shares = F.avg_pool2d(masks.detach().softmax(1), 8)
        under = (shares.flatten(2) @ decoded16.float().flatten(2).transpose(1, 2)) / (
            shares.flatten(2).sum(2, keepdim=True) + 1
        )
        pooled = self.dropout(torch.cat([last.float().mean((2, 3)), under.flatten(1)], 1))
        presence = self.presence(pooled) + self.area(log_areas(shares))
        return masks, self.tags(pooled), presence if self.training else (presence + peak_logits(masks)) / 2


class GarmentNet(nn.Module):
    """Maps photos of single garments [n, 3, H, W] to logits [n, 11] of the 10 classes and none."""

    def __init__(self):
        super().__init__()
        self.backbone = Backbone(last=512)
        self.dropout = nn.Dropout(0.3)
        self.classes = nn.Linear(512, len(ITEM_OUTPUTS))

    def forward(self, image):
        return self.classes(self.dropout(self.backbone(image)[-1].float().mean((2, 3))))


class CutoutNet(nn.Module):
    """Maps photos of single garments [n, 3, H, W] to mask logits [n, 1, H/2, W/2]: garment or background."""

    def __init__(self):
        super().__init__()
        self.backbone = Backbone(last=None)
        self.to16 = Fuse(320, 96, 128)
        self.to8 = Fuse(128, 32, 96)
        self.to4 = Fuse(96, 24, 64)
        self.to2 = Fuse(64, 16, 32)
        self.mask = nn.Conv2d(32, 1, 1)

    def forward(self, image):
        s2, s4, s8, _, wide16, s32 = self.backbone(image)
        decoded4 = self.to4(self.to8(self.to16(s32, wide16), s8), s4)
        return self.mask(self.to2(decoded4, s2)).float()


def load_conv(layer, arrays, name):
    """Loads a convolution with folded batch normalisation by the prefix of its name."""
    layer.load(arrays[f"{name}_weights"], arrays[f"{name}_bn_offset"])

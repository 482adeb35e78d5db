"""MobileNetV2 in two widths, with the weights of MoveNet."""

from dataclasses import dataclass

import torch
from torch import nn
from torch.nn import functional as F

MODEL = "StatefulPartitionedCall/center_net_mobile_net_v2fpn_feature_extractor/model_1"
# Strides of the 17 blocks of MobileNetV2.
STRIDES = (1, 2, 1, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1)
# Blocks whose outputs the decoders read: strides 2, 4, 8, 16, 16 and 32.
TAPS = (0, 2, 5, 9, 12, 16)


@dataclass(frozen=True)
class Width:
    """Channels of a network: MoveNet's name, the stem, the 17 blocks and the mask decoder."""

    name: str
    stem: int
    blocks: tuple
    decoder: tuple

    @property
    def taps(self):
        """Channels of the blocks in TAPS."""
        return [self.blocks[i] for i in TAPS]


# The published networks, and their teachers.
SMALL = Width(
    "lightning", 32, (16, 24, 24, *[32] * 3, *[64] * 4, *[96] * 3, *[160] * 3, 320), (128, 96, 64, 32)
)
LARGE = Width(
    "thunder", 56, (32, 40, 40, *[56] * 3, *[112] * 4, *[168] * 3, *[280] * 3, 560), (192, 128, 96, 48)
)


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
    def select(self, rows):
        """A copy with only these output channels."""
        layer = Conv(self.conv.in_channels, len(rows)).to(rows.device).eval()
        layer.conv.weight.copy_(self.conv.weight[rows])
        for name, value in layer.norm.state_dict().items():
            if value.dim():
                value.copy_(self.norm.state_dict()[name][rows])
        return layer

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

    def __init__(self, width, last=1280):
        super().__init__()
        self.stem = Conv(3, width.stem, 3, 2)
        channels = [width.stem, *width.blocks]
        self.blocks = nn.ModuleList(
            Block(channels[i], channels[i + 1], stride, 6 if i else 1) for i, stride in enumerate(STRIDES)
        )
        self.last = None if last is None else Conv(channels[-1], last)

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
        if self.last is not None:
            name = f"{MODEL}/model/Conv_1/Conv2D"
            channels = self.last.conv.out_channels
            self.last.load(
                arrays[f"{name}_weights"][..., :channels], arrays[f"{name}_bn_offset"][:channels]
            )


def load_conv(layer, arrays, name):
    """Loads a convolution with folded batch normalisation by the prefix of its name."""
    layer.load(arrays[f"{name}_weights"], arrays[f"{name}_bn_offset"])

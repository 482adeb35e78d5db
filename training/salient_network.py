"""IS-Net (Qin et al., "Highly Accurate Dichotomous Image Segmentation"), which finds the main object of a photo."""

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional as F

# Input size of the published model, from which its resize steps get their sizes.
FULL = 1024


class SalientNet(nn.Module):
    """Maps photos [n, 3, S, S] in 0..1 to logits [n, 1, S/2, S/2] of the main object; S is divisible by 64.

    Runs the operators of the published ONNX model, so that its weights can be trained further.

    path: the ONNX file, with an input of [1, 3, 1024, 1024].
    """

    def __init__(self, path):
        super().__init__()
        model = onnx.load(str(path))
        self.input = model.graph.input[0].name
        producers = {name: node for node in model.graph.node for name in node.output}
        # The network returns the logits before the sigmoid of the first output.
        self.output = model.graph.output[0].name
        while producers[self.output].op_type in ("Cast", "Sigmoid"):
            self.output = producers[self.output].input[0]
        self.steps = ordered_steps(producers, self.output)
        self.names = {}
        self.kernels = nn.ParameterList()
        for tensor in model.graph.initializer:
            values = numpy_helper.to_array(tensor).astype(np.float32)
            self.names[tensor.name] = len(self.kernels)
            self.kernels.append(nn.Parameter(torch.from_numpy(values.copy())))
        self.heights = resized_heights(producers)

    def forward(self, image):
        scale = image.shape[2] / FULL
        values = {self.input: image * 255 / 256 - 0.5}
        for step in self.steps:
            inputs = [self.read(values, name) for name in step.input if name in values or name in self.names]
            values[step.output[0]] = self.run(step, inputs, scale)
        return F.avg_pool2d(values[self.output].float(), 2)

    def read(self, values, name):
        """The tensor with this name, or the weights."""
        return values[name] if name in values else self.kernels[self.names[name]]

    def run(self, step, inputs, scale):
        """Runs one operator of the graph."""
        fields = {field.name: onnx.helper.get_attribute_value(field) for field in step.attribute}
        first = inputs[0]
        if step.op_type == "Conv":
            stride, dilation = fields.get("strides", (1, 1)), fields.get("dilations", (1, 1))
            padding = fields.get("pads", (0, 0))[:2]
            return F.conv2d(*inputs, tuple(stride), tuple(padding), tuple(dilation))
        if step.op_type == "Relu":
            return F.relu(first)
        if step.op_type == "Add":
            return first + inputs[1]
        if step.op_type == "Concat":
            return torch.cat(inputs, 1)
        if step.op_type == "MaxPool":
            return F.max_pool2d(first, 2, 2)
        if step.op_type == "Resize":
            side = round(self.heights[step.output[0]] * scale)
            return F.interpolate(first, (side, side), mode="bilinear", align_corners=False)
        if step.op_type == "Cast":
            return first
        raise ValueError(f"unknown operator {step.op_type}")


def ordered_steps(producers, output):
    """The operators that compute `output`, each after those that it needs; without those that compute sizes."""
    steps, seen, waiting = [], set(), [(output, False)]
    while waiting:
        name, ready = waiting.pop()
        step = producers.get(name)
        if step is None or (name in seen and not ready):
            continue
        if ready:
            steps.append(step)
            continue
        seen.add(name)
        waiting.append((name, True))
        # Only the first input of a resize step is an image.
        needed = step.input[:1] if step.op_type == "Resize" else step.input
        waiting.extend((each, False) for each in needed)
    return steps


def resized_heights(producers):
    """The output height of each resize step at the full input size, by the name of its output."""
    heights = {}
    for name, step in producers.items():
        if step.op_type == "Resize":
            size = producers[producers[step.input[3]].input[1]]
            heights[name] = int(numpy_helper.to_array(size.attribute[0].t)[0])
    return heights

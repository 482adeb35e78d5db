"""Reads the weights of a network from the ONNX file that `export` wrote."""

import onnx
import torch
from onnx import numpy_helper

from training.networks import Conv


def constants(graph):
    """Arrays of all initializers by name; 8-bit ones are converted back to floats."""
    arrays = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    for node in graph.node:
        if node.op_type == "DequantizeLinear" and node.input[0] in arrays:
            steps, scale = (arrays[name] for name in node.input)
            arrays[node.output[0]] = steps * scale.reshape(-1, *[1] * (steps.ndim - 1))
    return arrays


@torch.no_grad()
def load_convolutions(net, path):
    """Loads each convolution of `net` that the file has under the same name.

    Of a kernel with more input channels than the layer's, the first ones are used. Normalisation is
    folded in the file and unfolded at the first batch (see Conv.calibrate).
    """
    graph = onnx.load(path).graph
    arrays = constants(graph)
    modules = dict(net.named_modules())
    for node in graph.node:
        if node.op_type != "Conv":
            continue
        layer = modules.get(node.output[0].strip("/").rsplit("/", 1)[0].replace("/", "."))
        owner = modules.get(node.output[0].strip("/").rsplit("/", 2)[0].replace("/", "."))
        if layer is None:
            continue
        kernel, *bias = (torch.from_numpy(arrays[name].copy()) for name in node.input[1:])
        layer.weight.copy_(kernel[:, : layer.weight.shape[1]])
        if isinstance(owner, Conv):
            owner.norm.bias.copy_(bias[0])
            owner.loaded = True

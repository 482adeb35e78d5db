"""Exports a network as ONNX with 8-bit weights."""

import copy
import inspect
import io

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

SMALLEST = 1024


def export(net, size, outputs, path):
    """Exports `net` for one input `image` [1, 3, height, width] with RGB in 0..1.

    outputs: names of the outputs. Kernels are quantised to int8 with a scale per output channel.
    Returns the file size in bytes.
    """
    content = io.BytesIO()
    net = copy.deepcopy(net).eval().to("cpu", memory_format=torch.contiguous_format)
    # Newer versions have a second exporter, which is their default.
    first = {"dynamo": False} if "dynamo" in inspect.signature(torch.onnx.export).parameters else {}
    torch.onnx.export(
        net, torch.zeros(1, 3, *size), content, opset_version=13, input_names=["image"],
        output_names=list(outputs), do_constant_folding=True, **first,
    )
    model = onnx.load_from_string(content.getvalue())
    drop_casts(model.graph)
    quantize_weights(model.graph)
    model.doc_string = ""
    onnx.checker.check_model(model)
    onnx.save(model, path)
    return len(model.SerializeToString())


def drop_casts(graph):
    """Removes the float-to-float casts that `.float()` exports.

    In WebAssembly, the cast's code is large and is recompiled by the optimising tier.
    """
    names = {}
    for node in [node for node in graph.node if node.op_type == "Cast"]:
        if any(field.name == "to" and field.i == TensorProto.FLOAT for field in node.attribute):
            names[node.output[0]] = names.get(node.input[0], node.input[0])
            graph.node.remove(node)
    output_names = {names[output.name]: output.name for output in graph.output if output.name in names}
    for node in graph.node:
        for i, name in enumerate(node.input):
            source = names.get(name, name)
            node.input[i] = output_names.get(source, source)
        for i, name in enumerate(node.output):
            node.output[i] = output_names.get(name, name)


def quantize_weights(graph):
    """Replaces each large initializer by int8 values and a DequantizeLinear node."""
    initializers, nodes = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size < SMALLEST:
            initializers.append(tensor)
            continue
        steps, scale = quantize(values)
        name = tensor.name
        initializers.append(numpy_helper.from_array(steps, f"{name}_steps"))
        initializers.append(numpy_helper.from_array(scale, f"{name}_scale"))
        nodes.append(
            helper.make_node("DequantizeLinear", [f"{name}_steps", f"{name}_scale"], [name], axis=0)
        )
    body = list(graph.node)
    for node in body:
        node.doc_string = ""
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(initializers)
    graph.node.extend([*nodes, *body])


def quantize(values):
    """Quantises floats to int8 in -127..127 with one scale per index of the first dimension."""
    rows = values.reshape(len(values), -1)
    scale = np.maximum(np.abs(rows).max(1), 1e-8).astype(np.float32) / 127
    steps = np.clip(np.round(rows / scale[:, None]), -127, 127).astype(np.int8)
    return steps.reshape(values.shape), scale

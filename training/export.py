"""Writes a network as ONNX with its weights in 8 bits."""

import io

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

SMALLEST = 1024


def export(net, size, outputs, path):
    """Writes `net` for one picture `image` [1, 3, height, width] with RGB in 0..1.

    outputs: the outputs' names. Kernels become signed 8-bit numbers with a scale per output channel.
    Returns the file's size in bytes.
    """
    content = io.BytesIO()
    net = net.eval().to(memory_format=torch.contiguous_format)
    torch.onnx.export(
        net, torch.zeros(1, 3, *size), content, opset_version=13, input_names=["image"],
        output_names=list(outputs), do_constant_folding=True,
    )
    model = onnx.load_from_string(content.getvalue())
    drop_casts(model.graph)
    shrink(model.graph)
    model.doc_string = ""
    onnx.checker.check_model(model)
    onnx.save(model, path)
    return len(model.SerializeToString())


def drop_casts(graph):
    """Removes the casts from float to float that `.float()` leaves behind.

    In WebAssembly the cast's code is large, and is compiled anew when it has run often.
    """
    names = {}
    for node in [node for node in graph.node if node.op_type == "Cast"]:
        if any(field.name == "to" and field.i == TensorProto.FLOAT for field in node.attribute):
            names[node.output[0]] = names.get(node.input[0], node.input[0])
            graph.node.remove(node)
    kept = {names[output.name]: output.name for output in graph.output if output.name in names}
    for node in graph.node:
        for i, name in enumerate(node.input):
            source = names.get(name, name)
            node.input[i] = kept.get(source, source)
        for i, name in enumerate(node.output):
            node.output[i] = kept.get(name, name)


def shrink(graph):
    """Replaces each large initializer of a graph by 8-bit numbers and a DequantizeLinear node."""
    small, nodes = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size < SMALLEST:
            small.append(tensor)
            continue
        steps, scale = quantize(values)
        name = tensor.name
        small.append(numpy_helper.from_array(steps, f"{name}_steps"))
        small.append(numpy_helper.from_array(scale, f"{name}_scale"))
        nodes.append(
            helper.make_node("DequantizeLinear", [f"{name}_steps", f"{name}_scale"], [name], axis=0)
        )
    body = list(graph.node)
    for node in body:
        node.doc_string = ""
    del graph.initializer[:], graph.node[:]
    graph.initializer.extend(small)
    graph.node.extend([*nodes, *body])


def quantize(values):
    """Whole numbers in -127..127 and a scale per first dimension that stand for float values."""
    rows = values.reshape(len(values), -1)
    scale = np.maximum(np.abs(rows).max(1), 1e-8).astype(np.float32) / 127
    steps = np.clip(np.round(rows / scale[:, None]), -127, 127).astype(np.int8)
    return steps.reshape(values.shape), scale

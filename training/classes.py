"""The classes of both networks, and the mapping of the 59 labels of Clothing Co-Parsing to them.

The server reads the same file. Tights, stockings and socks are no items of Aura and count as body.
A suit is one mask from the shoulders to the shoes and counts as outerwear, by its jacket.
"""

import json
from pathlib import Path

CLASSES_FILE = (
    Path(__file__).parents[1] / "packages/server/src/analysis/networks/network-classes.json"
)
CLASSES = json.loads(CLASSES_FILE.read_text(encoding="utf-8"))

MASKS = tuple(CLASSES["masks"])
GARMENTS = MASKS[2:]
ITEM_OUTPUTS = tuple(CLASSES["items"])
ITEMS = ITEM_OUTPUTS[:-1]

# A class counts as present from 60 pixels on in an image of 128 x 192 pixels.
PRESENT_SHARE = 60 / (128 * 192)


def mask_of_label(labels):
    """Returns the index into MASKS of each label of the data set.

    labels: the names in the data set's order. Raises KeyError for an unknown label.
    """
    return [MASKS.index(CLASSES["labels"][name]) for name in labels]

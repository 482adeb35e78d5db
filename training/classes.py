"""The classes of both networks, and the mapping of the 59 labels of Clothing Co-Parsing to them."""

GARMENTS = ("top", "outer", "bottom", "dress", "shoes", "bag", "hat", "accessory")
MASKS = ("background", "body", *GARMENTS)
ITEMS = (
    "dress", "hat", "longsleeve", "outwear", "pants",
    "shirt", "shoes", "shorts", "skirt", "t-shirt",
)
ITEM_OUTPUTS = (*ITEMS, "none")

# Tights, stockings and socks are no items of Aura and count as body. A suit is one mask from the
# shoulders to the shoes and counts as outerwear, by its jacket.
GROUPS = {
    "background": ("null",),
    "body": ("hair", "skin", "socks", "stockings", "tights"),
    "top": (
        "blouse", "bodysuit", "bra", "hoodie", "intimate", "jumper",
        "shirt", "sweater", "sweatshirt", "swimwear", "t-shirt", "top",
    ),
    "outer": ("blazer", "cape", "cardigan", "coat", "jacket", "suit", "vest"),
    "bottom": ("jeans", "leggings", "panties", "pants", "shorts", "skirt"),
    "dress": ("dress", "romper"),
    "shoes": (
        "boots", "clogs", "flats", "heels", "loafers",
        "pumps", "sandals", "shoes", "sneakers", "wedges",
    ),
    "bag": ("bag", "purse", "wallet"),
    "hat": ("hat",),
    "accessory": (
        "accessories", "belt", "bracelet", "earrings", "glasses", "gloves",
        "necklace", "ring", "scarf", "sunglasses", "tie", "watch",
    ),
}

# A class counts as present from 60 pixels on in an image of 128 x 192 pixels.
PRESENT_SHARE = 60 / (128 * 192)


def mask_of_label(labels):
    """Returns the index into MASKS of each label of the data set.

    labels: the names in the data set's order. Raises KeyError for an unknown label.
    """
    group = {name: MASKS.index(mask) for mask, names in GROUPS.items() for name in names}
    return [group[name] for name in labels]

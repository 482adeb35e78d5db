/** The places of an outfit that templates fill, in the order from the lowest layer to the topmost. */
export const outfitSlots = ['bottom', 'top', 'outerwear', 'extra', 'bag', 'shoes'] as const;

export type OutfitSlot = (typeof outfitSlots)[number];

/** The places that are shown while they are free. */
export type FreeSlotName = Exclude<OutfitSlot, 'outerwear'>;

export const outfitTemplates = ['flatLay', 'column', 'grid'] as const;

export type OutfitTemplate = (typeof outfitTemplates)[number];

/** The places of an outfit that templates fill, in the order from the lowest layer to the topmost. */
export const outfitSlots = ['bottom', 'top', 'outerwear', 'extra', 'bag', 'shoes'] as const;

export type OutfitSlot = (typeof outfitSlots)[number];

export const outfitTemplates = ['flatLay', 'column', 'grid'] as const;

export type OutfitTemplate = (typeof outfitTemplates)[number];

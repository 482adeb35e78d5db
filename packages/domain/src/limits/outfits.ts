/** Limits and times of outfits (docs/product.md section 2, Outfits). */

/** Garments of one outfit. */
export const outfitLayersMaxCount = 30;
/** Outfits of one person. */
export const outfitsMaxCount = 500;
/** Outfits in one page. */
export const outfitsPageSize = 20;
export const outfitNameMaxLength = 80;
/** Height of a garment in percent of the canvas. */
export const layerScaleMin = 5;
export const layerScaleMax = 150;
/** Delay from the last change in the builder to its saving. */
export const outfitSaveDelayMs = 800;
/** Steps that can be undone. */
export const outfitUndoMaxCount = 100;

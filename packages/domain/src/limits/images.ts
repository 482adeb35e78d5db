/** Limits of images (docs/product.md section 9). */

/** Items, posts and avatars are scaled down to this longest side before they are sent. */
export const uploadImageLongSidePx = 1200;
/** 0 to 1. */
export const uploadJpegQuality = 0.85;
/** Maximum size of a chosen file before it is decoded: 25 MB. */
export const inputImageMaxBytes = 26_214_400;
/** Maximum width times height of a decoded image: 50 megapixels. */
export const inputImageMaxPixels = 50_000_000;
/** Photos that are decoded concurrently; each takes tens of megabytes of memory. */
export const imagePreparationConcurrency = 2;
/** Widths in which a stored image is served, in pixels. */
export const imageWidthsPx: readonly number[] = [160, 320, 640, 960, 1200];
/** Maximum size of a drawn mask: 2 MB. */
export const cutoutMaskMaxBytes = 2_097_152;
/** Palette colours stored with an image for its aura. */
export const imageMaxPaletteColors = 3;

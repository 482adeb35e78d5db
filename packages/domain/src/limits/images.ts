/** Limits of images (docs/product.md section 9). */

/** Items, posts and avatars are scaled down to this longest side before they are sent. */
export const uploadImageLongSidePx = 1200;
/** 0 to 1. */
export const uploadJpegQuality = 0.85;
/** A chosen file above this is refused before it is decoded: 25 MB. */
export const inputImageMaxBytes = 26_214_400;
/** What a camera is asked for; it gives what comes nearest. */
export const cameraFramePx = { width: 1600, height: 1200 } as const;
/** 0 to 1; above the quality that is sent, since the photo is encoded once more. */
export const cameraFrameQuality = 0.95;
/** Width times height that may be decoded: 50 megapixels. */
export const inputImageMaxPixels = 50_000_000;
/** Chosen photos that are decoded at the same time; each takes tens of megabytes while it is. */
export const imagePreparationConcurrency = 2;
/** Widths that a stored image may be asked for, in pixels. */
export const imageWidthsPx: readonly number[] = [160, 320, 640, 960, 1200];
/** Palette colours kept with an image for its aura. */
export const imageMaxPaletteColors = 3;

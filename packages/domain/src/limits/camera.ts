/** Limits of photos that are taken in the app (docs/product.md section 9). */

/** The requested camera resolution; the browser chooses the nearest. */
export const cameraFramePx = { width: 1600, height: 1200 } as const;
/** 0 to 1; higher than the upload quality, because the photo is encoded again. */
export const cameraFrameQuality = 0.95;

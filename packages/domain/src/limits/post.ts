/** Limits and times of posts and comments (docs/product.md section 9). */

export const captionMaxLength = 2200;
/** The caption's counter shows once fewer characters than this are left. */
export const captionCounterThreshold = 200;
/** Of the text that stands for a post's photo where it cannot be seen. */
export const imageAltMaxLength = 500;
/** Its counter shows once fewer characters than this are left. */
export const imageAltCounterThreshold = 100;
/** Garments that a prefilled alternative text names. */
export const imageAltMaxItems = 6;
export const tagsMaxCount = 30;
/** The leading # included. */
export const tagMaxLength = 50;
export const commentMaxLength = 2000;
/** An analysis that has not answered by then has failed. */
export const analysisTimeoutMs = 60_000;
/** A deletion that has not been answered by then has failed. */
export const deletionTimeoutMs = 60_000;
/** Found items that were never posted live for a day; a kept post trusts in them for half of it. */
export const foundItemsTrustMs = 43_200_000;
/** 0 to 1; of a garment that is found with less the analysis is not sure. */
export const detectionSureConfidence = 0.6;
/** Items that one post may link. */
export const postMaxItems = 30;
export const deletedPostRedirectDelayMs = 2000;

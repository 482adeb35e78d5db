/** Limits and times of posts and comments (docs/product.md section 9). */

export const captionMaxLength = 2200;
/** The counter of the caption is shown below this number of remaining characters. */
export const captionCounterThreshold = 200;
/** Maximum length of a post's alternative text. */
export const imageAltMaxLength = 500;
/** Its counter is shown below this number of remaining characters. */
export const imageAltCounterThreshold = 100;
/** Garments that a prefilled alternative text names. */
export const imageAltMaxItems = 6;
export const tagsMaxCount = 30;
/** The leading # included. */
export const tagMaxLength = 50;
export const commentMaxLength = 2000;
/** Timeout of an analysis. */
export const analysisTimeoutMs = 60_000;
/** Timeout of a deletion. */
export const deletionTimeoutMs = 60_000;
/** Timeout of saving the texts of a post. */
export const postEditTimeoutMs = 60_000;
/** Detected items of an unposted photo are deleted after a day; a draft reuses them for half a day. */
export const detectedItemsMaxAgeMs = 43_200_000;
/** 0 to 1; a detection below this confidence is uncertain. */
export const detectionSureConfidence = 0.6;
/** Maximum items of one post. */
export const postMaxItems = 30;
export const deletedPostRedirectDelayMs = 2000;

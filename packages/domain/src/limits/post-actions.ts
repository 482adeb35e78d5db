/** Limits of what is done with a post and with the analysis of its photo (docs/product.md section 9). */

/** Timeout of an analysis. */
export const analysisTimeoutMs = 60_000;
/** Timeout of a deletion. */
export const deletionTimeoutMs = 60_000;
/** Timeout of saving the texts of a post. */
export const postEditTimeoutMs = 60_000;
/** Timeout of saving the text of a comment. */
export const commentEditTimeoutMs = 60_000;
/** Detected items of an unposted photo are deleted after a day; a draft reuses them for half a day. */
export const detectedItemsMaxAgeMs = 43_200_000;
/** 0 to 1; a detection below this confidence is uncertain. */
export const detectionSureConfidence = 0.6;
export const deletedPostRedirectDelayMs = 2000;

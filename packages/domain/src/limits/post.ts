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
/** Maximum items of one post. */
export const postMaxItems = 30;

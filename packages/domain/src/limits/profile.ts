/** Limits of a profile (docs/product.md section 9). */

export const displayNameMaxLength = 50;
export const bioMaxLength = 200;
export const locationMaxLength = 120;
/** 5 MB, exclusive. */
export const profileImageMaxBytes = 5_242_880;

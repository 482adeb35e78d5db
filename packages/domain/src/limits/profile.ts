/** Limits of a profile (docs/product.md section 9). */

export const displayNameMaxLength = 50;
export const bioMaxLength = 200;
export const locationMaxLength = 120;
/** The number of people that one person can follow. */
export const followingMaxCount = 5000;
/** Maximum size of a profile picture: less than 5 MB. */
export const profileImageMaxBytes = 5_242_879;

/** Limits of a profile (docs/product.md section 9). */

export const displayNameMaxLength = 50;
export const bioMaxLength = 200;
export const locationMaxLength = 120;
/** The number of people that one person can follow. */
export const followingMaxCount = 5000;
/** The number of people that one person can block. All of them are part of the own profile. */
export const blockedMaxCount = 1000;
/** People in one page of the followers or the followed people of a profile. */
export const followsPageSize = 50;
/** Of each of both lists, the people that a profile names itself: the newest. */
export const profileFollowsMaxCount = 12;
/** Posts in one page of the posts of a profile. */
export const userPostsPageSize = 48;
/** The posts that a profile names itself: the newest. */
export const profilePostsMaxCount = 12;
/** People whom the current user follows, of those that a profile names as its followers. */
export const followedByMaxCount = 3;
/** Maximum size of a profile picture: less than 5 MB. */
export const profileImageMaxBytes = 5_242_879;

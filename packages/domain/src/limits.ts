/**
 * Every business constant of the product (docs/product.md section 9) and the limits that
 * docs/decisions adds. Each name ends with its unit unless it counts characters or things.
 */

// People
export const usernameMinLength = 3;
export const usernameMaxLength = 30;
/** The username is checked this long after the last keystroke. */
export const usernameCheckDebounceMs = 500;
/** For sign-up and for a password change alike. */
export const passwordMinLength = 6;
export const displayNameMaxLength = 50;
export const bioMaxLength = 200;
export const locationMaxLength = 120;
export const emailMaxLength = 254;
export const accountDeletionPhrase = 'DELETE_MY_ACCOUNT';

// Images
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
/** 5 MB; the file itself must be smaller than this. */
export const profileImageMaxBytes = 5_242_880;
/** How far a profile image can be zoomed into when it is cut. */
export const cropMaxZoom = 4;
/** Widths that a stored image may be asked for, in pixels. */
export const imageWidthsPx: readonly number[] = [160, 320, 640, 960, 1200];
/** Palette colours kept with an image for its aura. */
export const imageMaxPaletteColors = 3;

// Wardrobe
/** Items that are read one by one, as liked ones are, at the same time. */
export const itemReadConcurrency = 6;
export const uploadMaxItems = 15;
/** Calls of one multi-item upload that run at the same time. */
export const uploadConcurrency = 2;
/** Photos of the upload form that are analysed at the same time. */
export const detectionConcurrency = 2;
/** An upload that neither sends a byte nor gets an answer for this long has failed. */
export const uploadSilenceMs = 60_000;
/** What was filled in and not sent is kept this long after the last change. */
export const unsentWriteDelayMs = 300;
/** For each fact of an item: name, brand, colour, size, material, style. */
export const itemFactMaxLength = 120;
export const searchMaxLength = 100;
/** The simulated detection of mocks and stories answers after this time. */
export const simulatedDetectionDelayMs = 1500;

// Posts and comments
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
/** Characters of a caption in a profile grid, before the ellipsis. */
export const captionPreviewLength = 50;
/** A caption up to this length is set as a headline. */
export const captionHeadlineMaxLength = 90;

// Feed
export const feedPageSize = 10;
export const feedFirstOffset = 0;
/** How long the loaded posts outlive a visit elsewhere, in seconds, so that coming back finds its place. */
export const feedKeptSeconds = 900;
export const feedSortBy = 'timestamp';
export const feedSortOrder = 'desc';
/** Posts left in the loaded list at which the next page is fetched in the background. */
export const feedPrefetchDistance = 3;
/** Pages that are looked through unasked for a post that the filters let through. */
export const feedSearchPages = 5;
/** Fraction of the post's width, 0 to 1. */
export const tapZoneLeftFraction = 0.3;
/** Fraction of the post's width, 0 to 1. */
export const tapZoneRightFraction = 0.3;
/** A wheel has to turn this far for a step. */
export const wheelStepPx = 60;
/** What a wheel that counts lines turns for each. */
export const wheelLinePx = 40;
/** A wheel that rests this long has ended its movement. */
export const wheelPauseMs = 200;
/** Until then after a step a wheel that turns faster still belongs to the same movement. */
export const wheelSameMovementMs = 300;
/** A new push into a movement that runs out is at least this strong, and twice as strong as that. */
export const wheelNewPushPx = 30;
/** A finger that has moved this far sideways has asked for a step. */
export const swipeStepPx = 56;
/** A quick one needs less. */
export const swipeFlickPx = 24;
/** In pixels for each millisecond. */
export const swipeFlickSpeed = 0.5;
/** The post follows the finger by this share of its way, 0 to 1, */
export const swipeFollowFraction = 0.4;
/** and no further than this. */
export const swipeFollowMaxPx = 48;
/** The system's own swipes begin this near to the window's sides. */
export const swipeEdgePx = 24;
export const deletedPostRedirectDelayMs = 2000;
export const favoriteStoresPreviewCount = 6;

// Shell and settings

/** All on (docs/product.md section 2, Settings). */
export const notificationSettingsDefaults = {
  pushNotifications: true,
  emailNotifications: true,
  followNotifications: true,
  likeNotifications: true,
  commentNotifications: true,
  postNotifications: true,
} as const;

/** The sections of the settings screen, in their order. */
export const settingsSections = ['account', 'security', 'privacy', 'notifications', 'about'] as const;
export type SettingsSection = (typeof settingsSections)[number];
export const navigationHistoryLength = 10;
export const settingsMessageDurationMs = 3000;
/** A short message over the page, such as "Post shared to Aura Feed!". */
export const toastDurationMs = 5000;
/** The same when it offers something, such as Undo. */
export const toastWithActionDurationMs = 10_000;
/** The sign-in provider has this long to answer before an error shows. */
export const authStateTimeoutMs = 10_000;
/** Before a sensitive call a token older than this is refreshed: 300 s. */
export const tokenMaxAgeSeconds = 300;
export const chunkLoadTimeoutMs = 120_000;
/** Null: a call has no time limit of its own. */
export const httpTimeoutMs = null;

// Landing page, counted from its first paint
export const landingBannerDelayMs = 500;
export const landingLetterStepMs = 150;
export const landingLetterSteps = 8;
export const landingFormDelayMs = 2000;
export const landingStoresDelayMs = 2800;
export const signUpFadeInMs = 200;

// Vocabularies that the limits table closes
export const feedFilterValues = [
  'all',
  'following',
  'discover',
  'favourite-stores',
  'similar-stores',
] as const;
export type FeedFilter = (typeof feedFilterValues)[number];
export const defaultFeedFilters: readonly FeedFilter[] = ['all'];
export const privacyLevels = ['public', 'friends', 'private'] as const;
/** Where a wish was made. */
export const wishlistSources = ['aura-feed', 'single-post'] as const;

export const wardrobeTabs = ['myItems', 'likedItems', 'wishlist'] as const;
export type WardrobeTab = (typeof wardrobeTabs)[number];
export const profileTabs = ['posts', 'liked'] as const;
export type ProfileTab = (typeof profileTabs)[number];

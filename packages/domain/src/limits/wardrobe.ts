/** Limits and times of the wardrobe (docs/product.md section 9). */

/** Items of one wardrobe; those that an analysis detected in posts do not count. */
export const wardrobeMaxCount = 10_000;
/** Items on one wishlist, which is read as a whole. */
export const wishlistMaxCount = 1_000;
/** Items of the first page of the wardrobe, which is shown before the others. */
export const wardrobeFirstPageSize = 60;
/** Items of each further page, and at most in one. */
export const wardrobePageMaxSize = 500;
/** Items that are requested one by one, such as liked ones, at the same time. */
export const itemReadConcurrency = 6;
export const uploadMaxItems = 15;
/** Forms of a kind that a browser stores side by side: drafts of several tabs, and uploads that wait for a connection. */
export const storedFormsMax = 8;
/** Calls of one multi-item upload that run at the same time. */
export const uploadConcurrency = 2;
/** Photos of the upload form that are analyzed at the same time. */
export const detectionConcurrency = 2;
/** An upload fails after this time without progress or a response. */
export const uploadIdleTimeoutMs = 60_000;
/** The form for an item of the wishlist opens without its photo when that is not loaded after this time. */
export const prefillPhotoTimeoutMs = 10_000;
/** Delay from the last change of a form to the writing of its draft. */
export const draftWriteDelayMs = 300;
/** For each fact of an item: name, brand, colour, size, material, style. */
export const itemFactMaxLength = 120;
export const itemNotesMaxLength = 2000;
/** In minor units of the currency. */
export const itemPriceMax = 1_000_000_000;
/** Items that one call changes or deletes. */
export const itemBatchMax = 100;
export const searchMaxLength = 100;
/** Duration of the simulated detection in mocks and stories. */
export const simulatedDetectionDelayMs = 1500;

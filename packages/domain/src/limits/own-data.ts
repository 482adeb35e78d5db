/** Limits and times of exports and imports (docs/product.md section 2, Own data). */

/** Rows of one page that an export reads. */
export const exportPageSize = 100;
/** An export fails after this time without progress, on the server and in the app. */
export const exportIdleTimeoutMs = 60_000;

/** Files of a ZIP that is imported. */
export const importFilesMaxCount = 50_000;
/** Size of one file of a ZIP, unpacked. */
export const importFileMaxBytes = 64_000_000;
/** Size of all files of a ZIP, unpacked. */
export const importTotalMaxBytes = 8_000_000_000;
/** A file that is larger than its packed bytes by more than this factor is refused, from 1 MB on. */
export const importRatioMax = 100;
export const importRatioMinBytes = 1_000_000;

/** Size of a CSV that is imported. */
export const csvMaxBytes = 8_000_000;
/** Rows of a CSV that is imported. */
export const csvMaxRows = 5_000;

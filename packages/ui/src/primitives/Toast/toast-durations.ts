/** A short message over the page, such as "Post shared to Aura Feed!". */
export const toastDurationMs = 5000;
/** The same when it offers something, such as Undo. */
export const toastWithActionDurationMs = 10_000;

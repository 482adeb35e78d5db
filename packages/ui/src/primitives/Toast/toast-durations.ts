/** Default duration of a message. */
export const toastDurationMs = 5000;
/** Default duration of a message with an action, such as Undo. */
export const toastWithActionDurationMs = 10_000;

/** Time in which an action can be undone that is sent only afterwards. */
export const undoMs = 6_000;

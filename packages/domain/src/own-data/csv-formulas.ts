/** Spreadsheets run a cell that begins like this as a formula. */
const startsLikeFormula = /^'*[=+\-@\t\r]/;
const guard = "'";

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export const guardFormula = (text: string): string => (startsLikeFormula.test(text) ? guard + text : text);

/** Removes the apostrophe that `guardFormula` has put before a text. */
export const unguardFormula = (text: string): string =>
  text.startsWith(guard) && startsLikeFormula.test(text) ? text.slice(guard.length) : text;

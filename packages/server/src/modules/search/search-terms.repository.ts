/** Similar names are searched when fewer than this number start with the term. */
export const enoughMatches = 10;
/** Similar names are searched from this length of the term on. */
export const similarityMinLength = 3;

/** The pattern of texts that start with a term, with its wildcard characters escaped. */
export function prefixPattern(term: string): string {
  return `${term.replace(/[\\%_]/g, '\\$&')}%`;
}

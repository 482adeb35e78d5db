/** The pattern of texts that start with a term, with its wildcard characters escaped. */
export function prefixPattern(term: string): string {
  return `${term.replace(/[\\%_]/g, '\\$&')}%`;
}

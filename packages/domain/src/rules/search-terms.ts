import { type SearchType, searchTypes } from '../vocabularies/search-types.ts';

/** A search: what is looked for, and where. */
export interface SearchTerms {
  /** Without the sign at its start. */
  readonly text: string;
  /** The types that are searched. */
  readonly types: readonly SearchType[];
}

/**
 * Reads a search: `#` at the start searches tags only, `@` people only (docs/product.md section 2, Search and tags).
 */
export function readSearch(query: string): SearchTerms {
  const text = query.trim();
  if (text.startsWith('#')) return { text: text.slice(1).trim(), types: ['tags'] };
  if (text.startsWith('@')) return { text: text.slice(1).trim(), types: ['people'] };
  return { text, types: searchTypes };
}

import { type SearchType, searchTypes } from '@aura/domain/vocabularies/search-types';

/** The search in the address: `q`, and `type` unless all types are shown. */
export interface SearchParams {
  readonly query: string;
  /** Null for all. */
  readonly type: SearchType | null;
}

export function readSearchParams(params: URLSearchParams): SearchParams {
  const type = searchTypes.find((known) => known === params.get('type')) ?? null;
  return { query: params.get('q') ?? '', type };
}

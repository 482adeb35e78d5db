import { useSearchInfiniteQuery } from '@aura/api-client/endpoints/search';
import { fieldSuggestionsMaxCount, searchDelayMs } from '@aura/domain/limits/search';
import type { TypedReference } from '@aura/domain/rules/typed-reference';
import { FieldSuggestions, type Suggestion } from '@aura/ui/search/FieldSuggestions';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useState } from 'react';

type Query = Pick<TypedReference, 'kind' | 'text'> | null;

/** The reference, once it has not changed for the delay of a search; null at once. */
function useDelayed(query: Query): Query {
  const [delayed, setDelayed] = useState<Query>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(query), query === null ? 0 : searchDelayMs);
    return () => clearTimeout(timer);
  }, [query]);
  return query && delayed;
}

/** Whether a suggestion for a shorter text also suits the text that was typed since. */
function suits({ kind, text }: NonNullable<Query>, suggestion: Suggestion): boolean {
  if (suggestion.kind !== kind) return false;
  const names = suggestion.kind === 'person' ? [suggestion.person.displayName] : [];
  return [suggestion.text.slice(1), ...names].some((name) =>
    name.toLowerCase().startsWith(text.toLowerCase()),
  );
}

/**
 * People and tags for the mention or hashtag that is typed in a textarea, found by the search. The results of the text
 * before stay while they suit the new one. When the search fails, nothing is suggested: typing continues.
 */
export default function SearchedSuggestions({ fieldId }: { readonly fieldId: string }) {
  const [query, setQuery] = useState<Query>(null);
  const searched = useDelayed(query);
  const { data, currentData, isError } = useSearchInfiniteQuery(
    searched ? { text: searched.text, type: searched.kind === 'person' ? 'people' : 'tags' } : skipToken,
  );
  const onReferenceChange = useCallback(
    (reference: TypedReference | null) =>
      setQuery(reference && { kind: reference.kind, text: reference.text }),
    [],
  );
  const [page] = (query && !isError && data?.pages) || [];
  const found: Suggestion[] = [
    ...(page?.people ?? []).map((person) => ({
      kind: 'person' as const,
      text: `@${person.username}`,
      person,
    })),
    ...(page?.tags ?? []).map((tag) => ({ kind: 'tag' as const, text: tag.tag, tag })),
  ];
  const isCurrent = currentData !== undefined && searched?.text === query?.text;
  const suggestions = query ? found.filter((suggestion) => isCurrent || suits(query, suggestion)) : [];
  return (
    <FieldSuggestions
      fieldId={fieldId}
      suggestions={suggestions.slice(0, fieldSuggestionsMaxCount)}
      onReferenceChange={onReferenceChange}
    />
  );
}

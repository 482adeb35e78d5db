import { searchCopy, searchTypeLabels } from '@aura/domain/copy/search';
import { searchPreviewCount } from '@aura/domain/limits/search';
import type { SearchTerms } from '@aura/domain/rules/search-terms';
import { totalText } from '@aura/domain/rules/search-totals';
import { type SearchType, searchTypes } from '@aura/domain/vocabularies/search-types';
import { ChipGroup } from '@aura/ui/primitives/ChipGroup';
import { Skeleton } from '@aura/ui/primitives/Skeleton';
import { SearchResults } from '@aura/ui/search/SearchResults';
import { MorePages } from '../../shared/MorePages.tsx';
import { QueryError } from '../../shared/QueryError.tsx';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { NoSearchResults } from './NoSearchResults.tsx';
import { ResultList } from './ResultList.tsx';
import { useResults } from './use-results.ts';

interface ResultsProps {
  /** As typed. */
  readonly query: string;
  readonly terms: SearchTerms;
  /** Null for all types. */
  readonly type: SearchType | null;
  /** Whether the field has a newer text. */
  readonly isTyping: boolean;
  readonly onTypeChange: (type: SearchType | null) => void;
  /** Remembers a search whose result was opened. */
  readonly onOpen: (search: string) => void;
  readonly currentUser: CurrentUser;
}

const placeholders = ['a', 'b', 'c', 'd', 'e'];

/** The results of a search: the first ones of each type, or all of one type. */
export function Results({ query, terms, type, isTyping, onTypeChange, onOpen, currentUser }: ResultsProps) {
  const found = useResults(terms);
  const shown = type === null ? terms.types : [type];
  const searched = shown.map((name) => found[name]).filter(({ isSearched }) => isSearched);
  const isLoading = searched.some(({ isLoading }) => isLoading);
  const failed = searched.filter(({ isError }) => isError);
  const hasFailed = failed.length > 0;
  const readAgain = () => {
    for (const { refetch } of failed) void refetch();
  };
  const total = searched.reduce((sum, result) => sum + result.total, 0);
  const totals = Object.fromEntries(searchTypes.map((name) => [name, found[name].total])) as Record<
    SearchType,
    number
  >;
  const shownTotals = type === null ? totals : { [type]: totals[type] };
  const countOf = (name: SearchType) => (type === null ? searchPreviewCount[name] : undefined);
  const list = (name: SearchType) =>
    shown.includes(name) && found[name].total > 0 ? (
      <ResultList
        type={name}
        result={found[name]}
        count={countOf(name)}
        text={terms.text}
        onOpen={(search) => onOpen(search ?? query)}
        currentUser={currentUser}
      />
    ) : null;
  const results = Object.fromEntries(searchTypes.map((name) => [name, list(name)])) as Record<
    SearchType,
    ReturnType<typeof list>
  >;
  return (
    <>
      <ChipGroup
        label={searchCopy.filter}
        value={type ?? 'all'}
        onValueChange={(value) => onTypeChange(searchTypes.find((name) => name === value) ?? null)}
        options={[
          { value: 'all', label: searchCopy.all },
          ...searchTypes.map((name) => ({
            value: name,
            label: searchTypeLabels[name],
            count: totalText({ [name]: totals[name] }),
          })),
        ]}
        className="-mx-1 max-tablet:-mx-5 max-tablet:px-5"
      />
      <p role="status" className="sr-only">
        {isLoading ? searchCopy.loading : searchCopy.found(totalText(shownTotals))}
      </p>
      {isLoading && total === 0 && (
        <div className="grid grid-cols-3 gap-2 tablet:grid-cols-5 tablet:gap-4">
          {placeholders.map((name) => (
            <Skeleton key={name} className="aspect-3/4 w-full rounded-card" />
          ))}
        </div>
      )}
      {hasFailed && !isTyping && (
        <QueryError message={searchCopy.failed} query={{ isFetching: false, refetch: readAgain }} />
      )}
      {!isLoading && !hasFailed && total === 0 && <NoSearchResults query={query} onOpen={onOpen} />}
      {total > 0 && (
        <SearchResults
          results={results}
          totals={totals}
          hasMore={(name) => type === null && found[name].total > searchPreviewCount[name]}
          onSeeAll={onTypeChange}
          outdated={isTyping || searched.some(({ isOutdated }) => isOutdated)}
        />
      )}
      {type !== null && found[type].isSearched && <MorePages query={found[type]} />}
    </>
  );
}

import { searchCopy } from '@aura/domain/copy/search';
import { searchMinLength } from '@aura/domain/limits/search';
import { readSearch } from '@aura/domain/rules/search-terms';
import { SearchField } from '@aura/ui/search/SearchField';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { areSingleKeyShortcutsOn } from '../../platform/storage/single-key-shortcuts.ts';
import { useCurrentUser } from '../../shared/use-current-user.ts';
import { useLetterKeys } from '../../shared/use-letter-keys.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useQueryParams, withParam } from '../../shared/use-query-params.ts';
import { useSearchField } from '../../shared/use-search-field.ts';
import { selectCanGoBack } from '../../store/navigation.ts';
import { useAppSelector } from '../../store/store.ts';
import { ExplorePosts } from './ExplorePosts.tsx';
import { Recent } from './Recent.tsx';
import { Results } from './Results.tsx';
import { readSearchParams } from './search-params.ts';
import { useRecentSearches } from './use-recent-searches.ts';

/** The search for people, posts, tags and own items (docs/product.md section 2, Search and tags). */
export function SearchPage() {
  usePageTitle(searchCopy.title);
  const navigate = useNavigate();
  const canGoBack = useAppSelector(selectCanGoBack);
  const [areKeysOn] = useState(areSingleKeyShortcutsOn);
  const currentUser = useCurrentUser();
  const { remember } = useRecentSearches();
  const [params, updateParams] = useQueryParams();
  const { query, type } = readSearchParams(params);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { text, change, submit } = useSearchField(query, (next) =>
    updateParams((current) => withParam(current, 'q', next), { replace: true }),
  );
  const terms = readSearch(query);
  const isSearch = terms.text.length >= searchMinLength;

  // Typing can start at once; when Back leads to results, the focus stays with them.
  const [opensEmpty] = useState(query === '');
  useEffect(() => {
    if (opensEmpty) field.current?.focus({ preventScroll: true });
  }, [opensEmpty]);
  useLetterKeys({ '/': () => field.current?.focus() }, areKeysOn);

  return (
    <div className="mx-auto flex max-w-360 flex-col gap-3 px-5 pt-2 pb-10 tablet:gap-5 tablet:px-12 tablet:pt-6">
      <h1 className="sr-only">{searchCopy.title}</h1>
      <SearchField
        fieldRef={field}
        text={text}
        onTextChange={change}
        onSubmit={() => {
          submit();
          if (readSearch(text).text.length >= searchMinLength) remember(text.trim());
        }}
        onLeave={() => void (canGoBack ? navigate(-1) : navigate(paths.home))}
        onDown={() => results.current?.querySelector<HTMLElement>('a, input:checked, button')?.focus()}
      />
      <div ref={results} className="flex flex-col gap-5">
        {isSearch ? (
          <Results
            query={query.trim()}
            terms={terms}
            type={type}
            isTyping={text !== query}
            onTypeChange={(next) =>
              updateParams((current) => withParam(current, 'type', next), { replace: true })
            }
            onOpen={remember}
            currentUser={currentUser}
          />
        ) : (
          <>
            <Recent currentUser={currentUser} onWords={(words) => submit(words)} />
            <ExplorePosts hrefOf={paths.post} />
          </>
        )}
      </div>
    </div>
  );
}

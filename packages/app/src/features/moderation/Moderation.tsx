import { useGetModerationCasesInfiniteQuery } from '@aura/api-client/endpoints/moderation';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { ChipGroup } from '@aura/ui/primitives/ChipGroup';
import { Suspense, useState } from 'react';
import { LoadingBlock } from '../../shared/LoadingBlock.tsx';
import { QueryError } from '../../shared/QueryError.tsx';
import { useAllPages } from '../../shared/use-all-pages.ts';
import { OpenCases } from './OpenCases.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { useDecisions } from './use-decisions.ts';

const DecidedList = lazyComponent(() => import('./DecidedList.tsx'));

type Tab = 'open' | 'decided';

/** With fewer cases that are read and not decided, the next page is read. */
const lowCount = 10;

/** The cases of moderators, and what was decided (docs/product.md section 2, Profiles, settings, policies). */
export function Moderation() {
  const [tab, setTab] = useState<Tab>('open');
  const query = useGetModerationCasesInfiniteQuery();
  const { decide, hiddenIds } = useDecisions(() => void query.refetch());
  const pages = query.data?.pages;
  const read = pages?.flatMap(({ entries }) => entries);
  const cases = read?.filter(({ id }) => !hiddenIds.has(id));
  // A decided case is in the total only while it is in the pages, which are read again afterwards.
  const total = read && cases && pages?.[0] && pages[0].total - (read.length - cases.length);
  const { hasNextPage, isError, fetchNextPage } = query;
  const isLow = cases !== undefined && cases.length < lowCount && hasNextPage;
  useAllPages(query, isLow && !isError);
  const isShown = cases !== undefined && (cases.length > 0 || !(isLow || isError));
  const header = (
    <>
      <h1 tabIndex={-1} className="font-serif text-40 outline-none">
        {moderationCopy.heading}
      </h1>
      <ChipGroup<Tab>
        label={moderationCopy.queue}
        options={[
          { value: 'open', label: moderationCopy.open, count: total },
          { value: 'decided', label: moderationCopy.decided },
        ]}
        value={tab}
        onValueChange={setTab}
        className="my-4 -ms-1"
      />
    </>
  );
  return (
    <div className="mx-auto max-w-360 px-5 tablet:px-12">
      {tab === 'open' && isShown ? (
        <OpenCases
          header={header}
          cases={cases}
          total={total ?? cases.length}
          hasMore={hasNextPage}
          loadingMore={query.isFetchingNextPage}
          onMore={() => void fetchNextPage()}
          notice={isError && <ReadFailure query={query} />}
          onDecide={decide}
        />
      ) : (
        <div className="pt-6 pb-24">
          {header}
          {tab === 'decided' ? (
            <Suspense fallback={null}>
              <DecidedList />
            </Suspense>
          ) : isError ? (
            <QueryError message={moderationCopy.loadFailed} query={query} />
          ) : (
            <LoadingBlock label={moderationCopy.loading} className="h-100" />
          )}
        </div>
      )}
    </div>
  );
}

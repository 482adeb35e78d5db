import { useGetModerationDecisionsInfiniteQuery } from '@aura/api-client/endpoints/moderation';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { useMoreFocus } from '@aura/ui/foundations/use-more-focus';
import { DecisionList } from '@aura/ui/moderation/DecisionList';
import { Button } from '@aura/ui/primitives/Button';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { useRef } from 'react';
import { LoadingBlock } from '../../shared/LoadingBlock.tsx';
import { QueryError } from '../../shared/QueryError.tsx';
import { useNow } from '../../shared/use-now.ts';
import { ReadFailure } from './ReadFailure.tsx';

/** The decisions of all moderators. */
export default function DecidedList() {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const moreButton = useMoreFocus(() => list.current);
  const query = useGetModerationDecisionsInfiniteQuery();
  const decisions = query.data?.pages.flatMap(({ entries }) => entries);
  if (!decisions?.length && query.isError) {
    return <QueryError message={moderationCopy.loadFailed} query={query} />;
  }
  if (decisions === undefined)
    return <LoadingBlock label={moderationCopy.loadingDecisions} className="h-40" />;
  if (decisions.length === 0) return <EmptyState title={moderationCopy.emptyDecided} />;
  return (
    <>
      <DecisionList ref={list} label={moderationCopy.decided} decisions={decisions} now={now} />
      {query.isError && <ReadFailure query={query} />}
      {query.hasNextPage && (
        <Button
          ref={moreButton}
          variant="outline"
          busy={query.isFetching}
          onClick={() => void query.fetchNextPage()}
        >
          {moderationCopy.more}
        </Button>
      )}
    </>
  );
}

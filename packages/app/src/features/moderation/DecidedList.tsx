import { useGetModerationDecisionsInfiniteQuery } from '@aura/api-client/endpoints/moderation';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { Button } from '@aura/ui/primitives/Button';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { Skeleton } from '@aura/ui/primitives/Skeleton';
import { DecisionList } from '@aura/ui/safety/DecisionList';
import { QueryError } from '../../shared/QueryError.tsx';
import { useNow } from '../../shared/use-now.ts';

/** The decisions of all moderators. */
export default function DecidedList() {
  const now = useNow();
  const query = useGetModerationDecisionsInfiniteQuery();
  const decisions = query.data?.pages.flatMap(({ entries }) => entries);
  if (query.isError) return <QueryError message={moderationCopy.loadFailed} query={query} />;
  if (decisions === undefined) return <Skeleton className="h-40 w-full rounded-card" />;
  if (decisions.length === 0) return <EmptyState title={moderationCopy.emptyDecided} />;
  return (
    <>
      <DecisionList label={moderationCopy.decided} decisions={decisions} now={now} />
      {query.hasNextPage && (
        <Button variant="outline" busy={query.isFetching} onClick={() => void query.fetchNextPage()}>
          {moderationCopy.more}
        </Button>
      )}
    </>
  );
}

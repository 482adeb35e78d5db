import { useGetOwnDecisionsInfiniteQuery } from '@aura/api-client/endpoints/own-decisions';
import { ownDecisionsCopy } from '@aura/domain/copy/moderation';
import { useMoreFocus } from '@aura/ui/foundations/use-more-focus';
import { OwnDecisionList } from '@aura/ui/moderation/OwnDecisionList';
import { Button } from '@aura/ui/primitives/Button';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { SettingsSection } from '@aura/ui/settings/SettingsSection';
import { useRef } from 'react';
import { paths } from '../../paths.ts';
import { LoadingBlock } from '../../shared/LoadingBlock.tsx';
import { QueryError } from '../../shared/QueryError.tsx';
import { useNow } from '../../shared/use-now.ts';

/** What moderators decided about the posts, comments and account of the current user. */
export function OwnDecisions() {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const moreButton = useMoreFocus(() => list.current);
  const query = useGetOwnDecisionsInfiniteQuery();
  const decisions = query.data?.pages.flatMap((page) => page.decisions);

  function content() {
    if (decisions === undefined && query.isError)
      return <QueryError message={ownDecisionsCopy.failed} query={query} />;
    if (decisions === undefined) return <LoadingBlock label={ownDecisionsCopy.loading} className="h-40" />;
    if (decisions.length === 0)
      return <EmptyState title={ownDecisionsCopy.empty} body={ownDecisionsCopy.emptyBody} />;
    return (
      <>
        <OwnDecisionList
          ref={list}
          decisions={decisions}
          now={now}
          postHref={paths.post}
          rulesHref="/acceptable-use"
        />
        {query.isFetchNextPageError && <p role="alert">{ownDecisionsCopy.moreFailed}</p>}
        {query.hasNextPage && (
          <Button
            ref={moreButton}
            variant="outline"
            className="self-start"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {ownDecisionsCopy.more}
          </Button>
        )}
      </>
    );
  }

  return (
    <SettingsSection heading={ownDecisionsCopy.heading} body={ownDecisionsCopy.body}>
      {content()}
    </SettingsSection>
  );
}

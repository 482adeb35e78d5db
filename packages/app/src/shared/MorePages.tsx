import { searchCopy } from '@aura/domain/copy/search';
import { useMoreFocus } from '@aura/ui/foundations/use-more-focus';
import { Button } from '@aura/ui/primitives/Button';
import { Spinner } from '@aura/ui/primitives/Spinner';
import { useLoadNear } from './use-load-near.ts';

interface MorePagesProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/**
 * The end of a list that is read in pages, rendered as the next sibling of the list: loads the next page before it is seen,
 * or by a button after a failure.
 */
export function MorePages({ query }: MorePagesProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const canLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useLoadNear<HTMLDivElement>(canLoad ? () => void fetchNextPage() : undefined);
  const button = useMoreFocus(() => end.current?.previousElementSibling);
  return (
    <div ref={end} className="flex min-h-6 flex-col items-center gap-3 pt-6">
      {isFetchingNextPage && <Spinner />}
      {isFetchNextPageError && !isFetchingNextPage && (
        <>
          <p role="alert">{searchCopy.moreFailed}</p>
          <Button ref={button} variant="outline" onClick={() => void fetchNextPage()}>
            {searchCopy.more}
          </Button>
        </>
      )}
    </div>
  );
}

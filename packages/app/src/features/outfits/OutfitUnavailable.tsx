import { toApiError } from '@aura/api-client/errors';
import { commonCopy } from '@aura/domain/copy/common';
import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import { buttonStyle } from '@aura/ui/foundations/button-style';
import { Button } from '@aura/ui/primitives/Button';
import { Link } from '@aura/ui/primitives/Link';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { outfitPaths } from '../../outfit-paths.ts';
import { retryQuery } from '../../shared/restore-lost-focus.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';

interface OutfitUnavailableProps {
  readonly query: {
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The page of an outfit that does not exist or could not be read. */
export function OutfitUnavailable({ query }: OutfitUnavailableProps) {
  usePageTitle(outfitsCopy.listLabel);
  const isMissing = toApiError(query.error).status === 404;
  return (
    <MessagePage
      variant="alert"
      heading={isMissing ? outfitBuilderCopy.missingHeading : commonCopy.errorHeading}
      body={isMissing ? outfitBuilderCopy.missingBody : outfitBuilderCopy.loadFailed}
      actions={
        <>
          {!isMissing && (
            <Button variant="outline" busy={query.isFetching} onClick={() => retryQuery(query.refetch)}>
              {commonCopy.retry}
            </Button>
          )}
          <Link href={outfitPaths.list} className={buttonStyle()}>
            {outfitBuilderCopy.toOutfits}
          </Link>
        </>
      }
    />
  );
}

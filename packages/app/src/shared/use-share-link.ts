import { commonCopy } from '@aura/domain/copy/common';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';
import { shareLink } from '../platform/share-link.ts';

/**
 * Shares a link, and says when it was copied or could not be (docs/product.md section 8).
 * @returns `shareLink`, the same on each render
 */
export function useShareLink(): typeof shareLink {
  const { show } = useToast();
  return useCallback(
    async (...link) => {
      const outcome = await shareLink(...link);
      if (outcome === 'copied') show({ tone: 'status', text: commonCopy.linkCopied });
      if (outcome === 'failed') show({ tone: 'alert', text: commonCopy.linkCopyFailed });
      return outcome;
    },
    [show],
  );
}

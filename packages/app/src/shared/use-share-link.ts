import { commonCopy } from '@aura/domain/copy/common';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';
import { shareLink } from '../platform/share-link.ts';

/**
 * Returns `shareLink` with a toast that reports whether the link was copied. The function is stable between renders.
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

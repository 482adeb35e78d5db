import { commonCopy } from '@aura/domain/copy/common';
import { shareCopy } from '@aura/domain/copy/post';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';
import { shareLink } from '../platform/share-link.ts';

/** Shares a post's address by the system's own sheet, else copies it and says so (docs/product.md section 8). */
export function useShareLink() {
  const { show } = useToast();
  return useCallback(
    async (path: string, username: string) => {
      const url = new URL(path, window.location.origin).href;
      const outcome = await shareLink({ title: shareCopy.postTitle(username), url });
      if (outcome === 'copied') show({ tone: 'status', text: commonCopy.linkCopied });
      if (outcome === 'failed') show({ tone: 'alert', text: commonCopy.linkCopyFailed });
    },
    [show],
  );
}

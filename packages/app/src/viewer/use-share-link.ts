import { commonCopy } from '@aura/domain/copy/common';
import { shareCopy } from '@aura/domain/copy/post';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';

/** Shares an address by the device's own means, else copies it and says so (docs/product.md section 8). */
export function useShareLink() {
  const { show } = useToast();
  return useCallback(
    async (path: string, username: string) => {
      const url = new URL(path, window.location.origin).href;
      if ('share' in navigator) {
        await navigator.share({ title: shareCopy.postTitle(username), url }).catch(() => undefined);
        return;
      }
      await window.navigator.clipboard.writeText(url).then(
        () => show({ tone: 'status', text: commonCopy.linkCopied }),
        () => show({ tone: 'alert', text: commonCopy.linkCopyFailed }),
      );
    },
    [show],
  );
}

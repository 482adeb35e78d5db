import { commentsCopy } from '@aura/domain/copy/comments';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';
import { copyText } from '../../platform/copy-text.ts';

/** Copies the text of a comment, and says whether that succeeded. The function is stable. */
export function useCopyComment(): (text: string) => Promise<void> {
  const { show } = useToast();
  return useCallback(
    async (text) => {
      if (await copyText(text)) show({ tone: 'status', text: commentsCopy.copied });
      else show({ tone: 'alert', text: commentsCopy.copyFailed });
    },
    [show],
  );
}

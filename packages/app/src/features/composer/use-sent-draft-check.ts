import { composerCopy } from '@aura/domain/copy/composer';
import type { PostDraft } from '@aura/domain/forms/post-draft';
import { useToast } from '@aura/ui/primitives/Toast';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftStore } from '../../platform/drafts/draft-store.ts';
import { useAppDispatch } from '../../store/store.ts';
import { wasShared } from './was-shared.ts';

/**
 * Deletes the draft of an earlier visit when its post has been shared: the page was closed before the response
 * arrived.
 * @returns false until this is known
 */
export function useSentDraftCheck(drafts: DraftStore<PostDraft<Blob>>): boolean {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [isChecked, setIsChecked] = useState(false);
  const announce = useEffectEvent(() => toast.show({ tone: 'status', text: composerCopy.shared }));
  useEffect(() => {
    const removeWhenShared = async () => {
      const found = await drafts.load();
      if (!found?.isSent || !(await wasShared(dispatch, found.id)) || drafts.current() !== found) return;
      drafts.save(null);
      announce();
    };
    void removeWhenShared().then(() => setIsChecked(true));
  }, [drafts, dispatch]);
  return isChecked;
}

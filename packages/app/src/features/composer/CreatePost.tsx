import { composerCopy } from '@aura/domain/copy/composer';
import type { PostWords } from '@aura/domain/forms/post';
import { newPostDraft, type PostDraft } from '@aura/domain/forms/postDraft';
import { postMaxItems } from '@aura/domain/limits';
import { CreatePostOverlay } from '@aura/ui/composer/CreatePostOverlay';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback, useState } from 'react';
import type { Unsent } from '../../platform/unsent/unsent.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useImageAnalysis } from './use-image-analysis.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { usePostSharing } from './use-post-sharing.ts';

type Draft = PostDraft<Blob>;

interface CreatePostProps {
  /** This and `kept` are read when the component mounts, so each photo needs a `key` of its own. */
  readonly photo: Blob;
  /** What was written to it in an earlier visit. */
  readonly kept: Draft | null;
  /** Where it is kept until it is shared. */
  readonly unsent: Unsent<Draft>;
  /** It was discarded. */
  readonly onClose: () => void;
  readonly onShared: () => void;
}

/** The editor of a new post over the API; what is not shared is kept on this device. */
export default function CreatePost({ photo, kept, unsent, onClose, onShared }: CreatePostProps) {
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const toast = useToast();
  const [draft] = useState(() => kept ?? newPostDraft(crypto.randomUUID(), photo));
  const { change, key, end } = useKeptDraft(unsent, draft);
  const detection = useImageAnalysis({
    photo: draft.photo,
    kept: draft.detection,
    onFound: useCallback((found: Draft['detection']) => change({ detection: found }), [change]),
  });
  const { progress, failure, share, cancel } = usePostSharing();
  const [open, setOpen] = useState(true);

  const send = async (words: PostWords) => {
    const itemIds = detection.items
      .map(({ id }) => id)
      .filter((id) => !detection.removedIds.includes(id))
      .slice(0, postMaxItems);
    const outcome = await share({ ...words, key: key(), email, file: draft.photo, itemIds });
    // Whoever shares it again now wants a second one.
    if (outcome === 'changed') change({ id: crypto.randomUUID() });
    // What is found anew can go with the next attempt.
    if (outcome === 'items gone') detection.onRetry();
    if (outcome !== 'shared') return;
    end();
    toast.show({ tone: 'status', text: composerCopy.shared });
    setOpen(false);
    onShared();
  };
  return (
    <CreatePostOverlay
      open={open}
      onOpenChange={() => {
        end();
        onClose();
      }}
      photo={draft.photo}
      detection={detection}
      initialValues={draft.values}
      onValuesChange={useCallback((values: Draft['values']) => change({ values }), [change])}
      onShare={(words) => void send(words)}
      sharing={progress}
      onCancelSharing={cancel}
      failure={failure}
    />
  );
}

import { useAddPostMutation } from '@aura/api-client/endpoints/post-actions';
import { composerCopy } from '@aura/domain/copy/composer';
import { postMaxItems } from '@aura/domain/limits';
import { CreatePostOverlay, type PostWords } from '@aura/ui/composer/CreatePostOverlay';
import { useToast } from '@aura/ui/primitives/Toast';
import { useState } from 'react';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useContentKey } from './use-content-key.ts';
import { useImageAnalysis } from './use-image-analysis.ts';

interface CreatePostProps {
  readonly photo: Blob;
  readonly onClose: () => void;
  readonly onShared: () => void;
}

/** The editor of a new post over the API. */
export default function CreatePost({ photo, onClose, onShared }: CreatePostProps) {
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const toast = useToast();
  const detection = useImageAnalysis(photo);
  const [addPost, sending] = useAddPostMutation();
  const [open, setOpen] = useState(true);
  const keyOf = useContentKey();

  const share = async ({ caption, tags }: PostWords) => {
    const itemIds = detection.items.slice(0, postMaxItems).map(({ id }) => id);
    const idempotencyKey = keyOf({ caption, tags, itemIds });
    try {
      await addPost({ email, file: photo, caption, tags, itemIds, idempotencyKey }).unwrap();
      toast.show({ tone: 'status', text: composerCopy.shared });
      setOpen(false);
      onShared();
    } catch {
      // The mutation keeps its failure, which the overlay shows.
    }
  };
  return (
    <CreatePostOverlay
      open={open}
      onOpenChange={onClose}
      photo={photo}
      detection={detection}
      onShare={(words) => void share(words)}
      sharing={sending.isLoading}
      failed={sending.isError}
    />
  );
}

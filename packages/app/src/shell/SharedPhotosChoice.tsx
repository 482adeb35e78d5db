import { errorCopy } from '@aura/domain/copy/errors';
import { sharedPhotosCopy } from '@aura/domain/copy/shared-photos';
import { SharedPhotosDialog } from '@aura/ui/composer/SharedPhotosDialog';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { getItemDrafts } from '../platform/drafts/item-drafts.ts';
import { getPostDraft } from '../platform/drafts/post-draft.ts';
import { prepareImage } from '../platform/images/prepare-image.ts';
import {
  deleteSharedPhotos,
  type SharedPhoto,
  type SharedPhotos,
} from '../platform/offline/shared-photos.ts';
import { selectIdentity } from '../store/session.ts';
import { useAppSelector } from '../store/store.ts';

const UploadItems = lazyComponent(() => import('../features/wardrobe/UploadItems.tsx'));

interface SharedPhotosChoiceProps {
  /** Read on mount. */
  readonly shared: SharedPhotos;
  /** Opens the editor of a new post. */
  readonly onCreatePost: (photo: Blob) => void;
  readonly onEnd: () => void;
}

/** @returns the photo, or why the file cannot be used */
async function prepare({ name, file }: SharedPhoto): Promise<Blob | string> {
  try {
    if (file === null) throw new Error(errorCopy.imageTooLarge);
    return await prepareImage(file);
  } catch (error) {
    const problem = error instanceof Error ? error.message : errorCopy.imageNotLoaded;
    return sharedPhotosCopy.problem(name, problem);
  }
}

/**
 * Asks what shared photos become, and hands them over. They stay stored until the draft of the post or of the items has
 * them, so that a reload does not lose them, nor a decision to continue another draft.
 */
export default function SharedPhotosChoice({ shared, onCreatePost, onEnd }: SharedPhotosChoiceProps) {
  const navigate = useNavigate();
  const { email = '', uid = '' } = useAppSelector(selectIdentity) ?? {};
  const [prepared, setPrepared] = useState<readonly (Blob | string)[] | null>(null);
  const [selected, setSelected] = useState(0);
  const [step, setStep] = useState<'choice' | 'post' | 'items'>('choice');
  const [initial] = useState(shared);
  const photos = prepared?.filter((result) => typeof result !== 'string') ?? null;
  const problems = prepared?.filter((result) => typeof result === 'string') ?? [];
  const photo = photos?.[selected];

  useEffect(() => {
    let isCurrent = true;
    void Promise.all(initial.photos.map(prepare)).then((results) => {
      if (isCurrent) setPrepared(results);
    });
    return () => {
      isCurrent = false;
    };
  }, [initial]);

  useEffect(() => {
    if (step === 'choice' || photo === undefined) return;
    const posts = getPostDraft(uid);
    const items = getItemDrafts(uid);
    const deleteOnceIn = async (drafts: { readonly store: () => Promise<boolean> }) => {
      if (!(await drafts.store())) return;
      stop();
      await deleteSharedPhotos();
    };
    const onPost = () => {
      if (posts.current()?.photo === photo) void deleteOnceIn(posts);
    };
    const onItems = () => {
      if (items.current()?.items.some(({ front }) => front === photo)) void deleteOnceIn(items);
    };
    const stops = [posts.subscribe(onPost), items.subscribe(onItems)];
    const stop = () => {
      for (const end of stops) end();
    };
    return stop;
  }, [step, photo, uid]);

  if (step === 'items' && photos) {
    const close = () => {
      onEnd();
      void navigate(paths.wardrobe);
    };
    return (
      <Suspense fallback={null}>
        <UploadItems open onOpenChange={close} email={email} photos={photos} />
      </Suspense>
    );
  }
  return (
    <SharedPhotosDialog
      open={step === 'choice'}
      onOpenChange={onEnd}
      fileCount={initial.photos.length}
      photos={photos}
      problems={initial.hasMore ? [...problems, sharedPhotosCopy.tooMany] : problems}
      selected={selected}
      onSelect={setSelected}
      onCreatePost={() => {
        setStep('post');
        if (photo) onCreatePost(photo);
      }}
      onAddItems={() => setStep('items')}
      onDiscard={() => {
        void deleteSharedPhotos();
        onEnd();
      }}
    />
  );
}

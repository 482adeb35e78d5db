import { errorCopy } from '@aura/domain/copy/errors';
import { sharedPhotosCopy } from '@aura/domain/copy/shared-photos';
import { SharedPhotosDialog } from '@aura/ui/composer/SharedPhotosDialog';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { prepareImage } from '../platform/images/prepare-image.ts';
import {
  deleteSharedPhotos,
  type SharedPhoto,
  type SharedPhotos,
} from '../platform/offline/shared-photos.ts';
import { selectIdentity } from '../store/session.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { putAwayChanged } from '../store/visit.ts';
import { type UsablePhoto, useDeleteUsedPhotos } from './use-delete-used-photos.ts';

const UploadItems = lazyComponent(() => import('../features/wardrobe/UploadItems.tsx'));

interface SharedPhotosChoiceProps {
  /** Read on mount. */
  readonly shared: SharedPhotos;
  /** Opens the editor of a new post. */
  readonly onCreatePost: (photo: Blob) => void;
}

/** @returns the photo, or why the file cannot be used */
async function prepare(shared: SharedPhoto): Promise<UsablePhoto | string> {
  try {
    if (shared.file === null) throw new Error(errorCopy.imageTooLarge);
    return { shared, photo: await prepareImage(shared.file) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : errorCopy.imageNotLoaded;
    return sharedPhotosCopy.problem(shared.name, problem);
  }
}

/**
 * Asks what shared photos become, and hands them over. They stay stored until the draft of the post or of the items has
 * them, so that a reload does not lose them, nor a decision to continue another draft.
 */
export default function SharedPhotosChoice({ shared, onCreatePost }: SharedPhotosChoiceProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { email = '', uid = '' } = useAppSelector(selectIdentity) ?? {};
  const [prepared, setPrepared] = useState<readonly (UsablePhoto | string)[] | null>(null);
  const [selected, setSelected] = useState(0);
  const [step, setStep] = useState<'choice' | 'post' | 'items' | 'closed'>('choice');
  const [initial] = useState(shared);
  const usable = useMemo(() => prepared?.filter((result) => typeof result !== 'string') ?? null, [prepared]);
  const photos = usable?.map(({ photo }) => photo) ?? null;
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

  const decide = (next: typeof step) => {
    setStep(next);
    dispatch(putAwayChanged({ sharedPhotos: true }));
  };

  useDeleteUsedPhotos(uid, step === 'post' ? photo : null, step === 'items' ? usable : null);

  return (
    <>
      <SharedPhotosDialog
        open={step === 'choice'}
        onOpenChange={() => decide('closed')}
        fileCount={initial.photos.length}
        photos={photos}
        problems={initial.hasMore ? [...problems, sharedPhotosCopy.tooMany] : problems}
        selected={selected}
        onSelect={setSelected}
        onCreatePost={() => {
          decide('post');
          if (photo) onCreatePost(photo);
        }}
        onAddItems={() => decide('items')}
        onDiscard={() => {
          void deleteSharedPhotos();
          decide('closed');
        }}
      />
      {step === 'items' && photos && (
        <Suspense fallback={null}>
          <UploadItems
            open
            onOpenChange={() => {
              setStep('closed');
              void navigate(paths.wardrobe);
            }}
            email={email}
            photos={photos}
          />
        </Suspense>
      )}
    </>
  );
}

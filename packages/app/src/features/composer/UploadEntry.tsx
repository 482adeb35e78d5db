import { errorCopy } from '@aura/domain/copy/errors';
import { UploadTrigger } from '@aura/ui/composer/UploadTrigger';
import { useToast } from '@aura/ui/primitives/Toast';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { prepareImage } from '../../platform/image-files.ts';

const importMenu = () =>
  import('@aura/ui/composer/UploadMenu').then(({ UploadMenu }) => ({ default: UploadMenu }));
const UploadMenu = lazy(importMenu);
const importCreatePost = () => import('./CreatePost.tsx');
const CreatePost = lazy(importCreatePost);

interface UploadEntryProps {
  /** The post is shared: time to show the feed. */
  readonly onShared: () => void;
}

interface Draft {
  readonly id: number;
  readonly photo: Blob;
}

/** The navigation's way to a new post. The menu and the editor are fetched when they are wanted. */
export function UploadEntry({ onShared }: UploadEntryProps) {
  const toast = useToast();
  const selfie = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  const [draft, setDraft] = useState<Draft | null>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    void importCreatePost();
    try {
      const photo = await prepareImage(file);
      setDraft((before) => ({ id: (before?.id ?? 0) + 1, photo }));
    } catch (error) {
      toast.show({ tone: 'alert', text: error instanceof Error ? error.message : errorCopy.imageNotLoaded });
    }
  };
  const prefetch = () => void importMenu();
  return (
    <>
      {menu === 'never' ? (
        <UploadTrigger onPointerEnter={prefetch} onFocus={prefetch} onClick={() => setMenu('open')} />
      ) : (
        <Suspense fallback={<UploadTrigger aria-busy />}>
          <UploadMenu
            open={menu === 'open'}
            onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
            onTakeSelfie={() => selfie.current?.click()}
            onUploadFromGallery={() => gallery.current?.click()}
          />
        </Suspense>
      )}
      <input ref={selfie} type="file" accept="image/*" capture="user" hidden onChange={choose} />
      <input ref={gallery} type="file" accept="image/*" hidden onChange={choose} />
      <Suspense>
        {draft && (
          <CreatePost key={draft.id} photo={draft.photo} onClose={() => setDraft(null)} onShared={onShared} />
        )}
      </Suspense>
    </>
  );
}

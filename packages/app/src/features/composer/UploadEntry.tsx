import { cameraCopy } from '@aura/domain/copy/camera';
import { errorCopy } from '@aura/domain/copy/errors';
import { UploadTrigger } from '@aura/ui/composer/UploadTrigger';
import { useToast } from '@aura/ui/primitives/Toast';
import { type ChangeEvent, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../page/lazy-part.tsx';
import { usePhotoTaking } from '../../platform/camera/use-photo-taking.tsx';
import { prepareImage } from '../../platform/image-files.ts';
import { whenIdle } from '../../platform/when-idle.ts';

const importMenu = () =>
  import('@aura/ui/composer/UploadMenu').then(({ UploadMenu }) => ({ default: UploadMenu }));
const UploadMenu = lazyPart(importMenu, <UploadTrigger aria-disabled />);
const importPostDesk = () => import('./PostDesk.tsx');
const PostDesk = lazyPart(importPostDesk);

/** `never`: nobody has asked for the menu yet, so it is not fetched. */
export type UploadMenuState = 'never' | 'open' | 'closed';

interface UploadEntryProps {
  readonly menu: UploadMenuState;
  readonly onMenuChange: (menu: UploadMenuState) => void;
  /** The post is shared: time to show the feed. */
  readonly onShared: () => void;
}

/**
 * The navigation's way to a new post. The menu and the editor are fetched when they are wanted; a post that waits to be
 * shared is looked for once the browser is idle.
 */
export function UploadEntry({ menu, onMenuChange, onShared }: UploadEntryProps) {
  const toast = useToast();
  const gallery = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const { takePhoto, camera } = usePhotoTaking({ facing: 'user', title: cameraCopy.title });

  const begin = async (file: File) => {
    void importPostDesk();
    try {
      setPhoto(await prepareImage(file));
    } catch (error) {
      toast.show({ tone: 'alert', text: error instanceof Error ? error.message : errorCopy.imageNotLoaded });
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) void begin(file);
  };
  const prefetch = () => void importMenu();
  return (
    <>
      {menu === 'never' ? (
        <UploadTrigger onPointerEnter={prefetch} onFocus={prefetch} onClick={() => onMenuChange('open')} />
      ) : (
        <Suspense fallback={<UploadTrigger aria-busy />}>
          <UploadMenu
            open={menu === 'open'}
            onOpenChange={(open) => onMenuChange(open ? 'open' : 'closed')}
            onTakeSelfie={() => void takePhoto().then(begin)}
            onUploadFromGallery={() => gallery.current?.click()}
          />
        </Suspense>
      )}
      <input ref={gallery} type="file" accept="image/*" hidden onChange={choose} />
      {camera}
      <Suspense>
        {(isIdle || photo) && <PostDesk photo={photo} onClose={() => setPhoto(null)} onShared={onShared} />}
      </Suspense>
    </>
  );
}

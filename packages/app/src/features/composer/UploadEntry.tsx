import { cameraCopy } from '@aura/domain/copy/camera';
import { errorCopy } from '@aura/domain/copy/errors';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { useToast } from '@aura/ui/primitives/Toast';
import { type ChangeEvent, Suspense, useRef, useState } from 'react';
import { prepareImage } from '../../platform/images/prepare-image.ts';
import { usePhotoCapture } from '../../shared/use-photo-capture.tsx';
import { useSettledOrOffline } from '../../shared/use-settled.ts';
import type { UploadMenuState } from '../../store/visit.ts';
import { NavigationUploadMenu } from './NavigationUploadMenu.tsx';

const importPostComposer = () => import('./PostComposer.tsx');
const PostComposer = lazyComponent(importPostComposer);

type OpenSource = () => void;

interface UploadEntryProps {
  readonly menu: UploadMenuState;
  readonly onMenuChange: (menu: UploadMenuState) => void;
  /** Called after the post was shared. */
  readonly onShared: (postId: string) => void;
  /** A prepared photo from another app, for which the editor opens. */
  readonly sharedPhoto: Blob | null;
  readonly onSharedPhotoClose: () => void;
}

/**
 * The upload entry of the navigation. The editor is loaded on demand; what is not shared yet is read when the browser is idle.
 */
export function UploadEntry({
  menu,
  onMenuChange,
  onShared,
  sharedPhoto,
  onSharedPhotoClose,
}: UploadEntryProps) {
  const toast = useToast();
  const gallery = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [isTaken, setTaken] = useState(false);
  const [hasDraft, setHasDraft] = useState(false);
  /** Opens the camera or the gallery once the user has decided about the draft. */
  const [openSource, setOpenSource] = useState<OpenSource | null>(null);
  const readsDrafts = useSettledOrOffline();
  const { takePhoto, dialog: cameraDialog } = usePhotoCapture({ facing: 'user', title: cameraCopy.title });

  const begin = async (file: File, fromCamera: boolean) => {
    void importPostComposer();
    try {
      const prepared = await prepareImage(file);
      setPhoto(prepared);
      setTaken(fromCamera);
    } catch (error) {
      toast.show({ tone: 'alert', text: error instanceof Error ? error.message : errorCopy.imageNotLoaded });
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) void begin(file, false);
  };
  /** Must open within the press, since browsers open a camera or a file chooser only then. */
  const start = (open: OpenSource) => (hasDraft ? setOpenSource(() => open) : open());
  return (
    <>
      <NavigationUploadMenu
        open={menu !== 'closed'}
        startAtFirst={menu === 'open-by-key'}
        onOpenChange={(open) => onMenuChange(open ? 'open' : 'closed')}
        onTakeSelfie={() => start(() => void takePhoto().then((file) => begin(file, true)))}
        onUploadFromGallery={() => start(() => gallery.current?.click())}
      />
      <input ref={gallery} type="file" accept="image/*" hidden onChange={choose} />
      {cameraDialog}
      <Suspense>
        {(readsDrafts || photo || sharedPhoto) && (
          <PostComposer
            photo={photo ?? sharedPhoto}
            isTaken={photo !== null && isTaken}
            openSource={openSource}
            onDecided={() => setOpenSource(null)}
            onDraftChange={setHasDraft}
            onClose={() => {
              setPhoto(null);
              onSharedPhotoClose();
            }}
            onShared={onShared}
          />
        )}
      </Suspense>
    </>
  );
}

import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { type ComponentProps, Suspense, useState } from 'react';
import { UploadEntry } from '../features/composer/UploadEntry.tsx';
import { useSharedPhotos } from './use-shared-photos.ts';
import { useShowSharedPost } from './use-show-shared-post.ts';

const SharedPhotosChoice = lazyComponent(() => import('./SharedPhotosChoice.tsx'));

/** The upload entry of the navigation, and the choice of what photos become that another app has shared. */
export default function NavigationUpload(
  props: Omit<ComponentProps<typeof UploadEntry>, 'onShared' | 'sharedPhoto' | 'onSharedPhotoClose'>,
) {
  const shared = useSharedPhotos();
  const [postPhoto, setPostPhoto] = useState<Blob | null>(null);
  return (
    <>
      <UploadEntry
        {...props}
        onShared={useShowSharedPost()}
        sharedPhoto={postPhoto}
        onSharedPhotoClose={() => setPostPhoto(null)}
      />
      <Suspense fallback={null}>
        {shared && <SharedPhotosChoice shared={shared} onCreatePost={setPostPhoto} />}
      </Suspense>
    </>
  );
}

import { errorCopy } from '@aura/domain/copy/errors';
import { useRef, useState } from 'react';
import type { PreparePhoto } from '../ItemUploadDialog/use-draft-photos.ts';
import type { PhotoSide } from '../PhotoBox/PhotoBox.tsx';

interface NewPhoto {
  /** Ready to be sent; null keeps the stored one. */
  readonly photo: Blob | null;
  readonly busy: boolean;
  readonly error: string | undefined;
}

const stored: NewPhoto = { photo: null, busy: false, error: undefined };

/** The photos that replace the stored ones. Of several choices for one side the last one counts. */
export function useNewPhotos(preparePhoto: PreparePhoto) {
  const [photos, setPhotos] = useState<Readonly<Record<PhotoSide, NewPhoto>>>({
    front: stored,
    back: stored,
  });
  const turns = useRef({ front: 0, back: 0 });
  const patch = (side: PhotoSide, change: Partial<NewPhoto>) =>
    setPhotos((all) => ({ ...all, [side]: { ...all[side], ...change } }));

  return {
    photos,
    choose: async (side: PhotoSide, file: File) => {
      turns.current[side] += 1;
      const turn = turns.current[side];
      const isCurrent = () => turns.current[side] === turn;
      patch(side, { busy: true, error: undefined });
      try {
        const photo = await preparePhoto(file);
        if (isCurrent()) patch(side, { photo, busy: false });
      } catch (error) {
        const text = error instanceof Error ? error.message : errorCopy.imageNotLoaded;
        if (isCurrent()) patch(side, { busy: false, error: text });
      }
    },
    /** Goes back to the stored photo. */
    remove: (side: PhotoSide) => {
      turns.current[side] += 1;
      patch(side, stored);
    },
  };
}

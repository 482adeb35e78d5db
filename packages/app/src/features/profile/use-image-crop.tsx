import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../page/lazy-part.tsx';

const CropDialog = lazyPart(async () => ({
  default: (await import('@aura/ui/profile/CropDialog')).CropDialog,
}));

interface Turn {
  readonly number: number;
  readonly photo: Blob;
  readonly open: boolean;
}

/**
 * Lets a person cut an image to a square.
 * @returns `crop`: answers with the square, or null when the person gives up, once the dialog is closed and the focus
 * is back; `cropper`: to be drawn
 */
export function useImageCrop(): { crop: (photo: Blob) => Promise<Blob | null>; cropper: ReactNode } {
  const answer = useRef<(square: Blob | null) => void>(() => {});
  // While a dialog fades out it is drawn as it was, so what comes of it stands beside it.
  const square = useRef<Blob | null>(null);
  const [turn, setTurn] = useState<Turn | null>(null);

  const crop = (photo: Blob) => {
    square.current = null;
    setTurn((before) => ({ number: (before?.number ?? 0) + 1, photo, open: true }));
    return new Promise<Blob | null>((resolve) => {
      answer.current = resolve;
    });
  };
  const close = () => setTurn((before) => before && { ...before, open: false });
  const cropper = turn && (
    <Suspense>
      <CropDialog
        key={turn.number}
        open={turn.open}
        onOpenChange={close}
        photo={turn.photo}
        onCrop={(cut) => {
          square.current = cut;
          close();
        }}
        onCloseAutoFocus={() => answer.current(square.current)}
      />
    </Suspense>
  );
  return { crop, cropper };
}

import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { type ReactNode, Suspense, useRef, useState } from 'react';

const CropDialog = lazyComponent(async () => ({
  default: (await import('@aura/ui/profile/CropDialog')).CropDialog,
}));

interface CropSession {
  readonly number: number;
  readonly photo: Blob;
  readonly open: boolean;
}

/**
 * A dialog that crops an image to a square.
 * @returns `crop`, which resolves to the square, or to null when cancelled, after the dialog has closed and
 * the focus is restored; `cropper`, the element to render
 */
export function useImageCrop(): { crop: (photo: Blob) => Promise<Blob | null>; cropper: ReactNode } {
  const resolveCrop = useRef<(square: Blob | null) => void>(() => {});
  // A ref, since the closing dialog must not render with a new value.
  const square = useRef<Blob | null>(null);
  const [session, setSession] = useState<CropSession | null>(null);

  const crop = (photo: Blob) => {
    square.current = null;
    setSession((before) => ({ number: (before?.number ?? 0) + 1, photo, open: true }));
    return new Promise<Blob | null>((resolve) => {
      resolveCrop.current = resolve;
    });
  };
  const close = () => setSession((before) => before && { ...before, open: false });
  const cropper = session && (
    <Suspense>
      <CropDialog
        key={session.number}
        open={session.open}
        onOpenChange={close}
        photo={session.photo}
        onCrop={(cropped) => {
          square.current = cropped;
          close();
        }}
        onCloseAutoFocus={() => resolveCrop.current(square.current)}
      />
    </Suspense>
  );
  return { crop, cropper };
}

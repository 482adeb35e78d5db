import { type ChangeEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { browserCameras, type Facing } from '../platform/camera/open-camera.ts';
import { lazyComponent } from './lazy-component.tsx';

const CameraDialog = lazyComponent(async () => ({
  default: (await import('@aura/ui/composer/CameraDialog')).CameraDialog,
}));

/** Phones have a camera app of their own, which an input with `capture` opens; only they know that attribute. */
const hasOwnCamera = () => 'capture' in HTMLInputElement.prototype;
const hasCameraApi = () => 'mediaDevices' in navigator;

interface PhotoCaptureOptions {
  readonly facing: Facing;
  readonly title: string;
}

interface Turn {
  readonly number: number;
  readonly open: boolean;
}

/**
 * Lets a person take a photo (docs/product.md section 2, Camera): with the phone's camera app; else in a dialog; and
 * where the browser has no cameras, with whatever its file chooser offers.
 * @returns `takePhoto`: answers with the photo once the dialog is closed and the focus is back, and never when the
 * person gives up; `camera`: to be drawn
 */
export function usePhotoCapture({ facing, title }: PhotoCaptureOptions): {
  takePhoto: () => Promise<File>;
  camera: ReactNode;
} {
  const input = useRef<HTMLInputElement>(null);
  const answer = useRef<(photo: File) => void>(() => {});
  // While a dialog fades out it is drawn as it was, so what comes of it stands beside it.
  const photo = useRef<File | null>(null);
  const [turn, setTurn] = useState<Turn | null>(null);

  const takePhoto = () => {
    photo.current = null;
    if (hasOwnCamera() || !hasCameraApi()) input.current?.click();
    else setTurn((before) => ({ number: (before?.number ?? 0) + 1, open: true }));
    return new Promise<File>((resolve) => {
      answer.current = resolve;
    });
  };
  const close = () => setTurn((before) => before && { ...before, open: false });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) answer.current(file);
  };
  const camera = (
    <>
      <input ref={input} type="file" accept="image/*" capture={facing} hidden onChange={choose} />
      {turn && (
        <Suspense>
          <CameraDialog
            key={turn.number}
            open={turn.open}
            onOpenChange={close}
            title={title}
            openCamera={browserCameras(facing)}
            onPhoto={(taken) => {
              photo.current = taken;
              close();
            }}
            onCloseAutoFocus={() => photo.current && answer.current(photo.current)}
          />
        </Suspense>
      )}
    </>
  );
  return { takePhoto, camera };
}

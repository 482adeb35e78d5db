import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { type ChangeEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { browserCameras, type Facing } from '../platform/camera/open-camera.ts';

const CameraDialog = lazyComponent(async () => ({
  default: (await import('@aura/ui/composer/CameraDialog')).CameraDialog,
}));

/** Only browsers of phones, which have a camera app, support the `capture` attribute of an input. */
const hasCameraApp = () => 'capture' in HTMLInputElement.prototype;
const hasCameraApi = () => 'mediaDevices' in navigator;

interface PhotoCaptureOptions {
  readonly facing: Facing;
  readonly title: string;
}

interface DialogState {
  /** A new key for each opening, which resets the dialog. */
  readonly key: number;
  readonly open: boolean;
}

/**
 * Takes a photo (docs/product.md section 2, Camera): with the phone's camera app; otherwise with a camera
 * dialog; or, when the browser has no camera API, with its file chooser.
 * @returns `takePhoto`, which resolves to the photo after the dialog has closed and the focus is restored,
 * and never resolves when the user cancels; `camera`, the element to render
 */
export function usePhotoCapture({ facing, title }: PhotoCaptureOptions): {
  takePhoto: () => Promise<File>;
  camera: ReactNode;
} {
  const input = useRef<HTMLInputElement>(null);
  const resolvePhoto = useRef<(photo: File) => void>(() => {});
  // A ref, since the dialog must not render again while it fades out.
  const photo = useRef<File | null>(null);
  const [dialog, setDialog] = useState<DialogState | null>(null);

  const takePhoto = () => {
    photo.current = null;
    if (hasCameraApp() || !hasCameraApi()) input.current?.click();
    else setDialog((before) => ({ key: (before?.key ?? 0) + 1, open: true }));
    return new Promise<File>((resolve) => {
      resolvePhoto.current = resolve;
    });
  };
  const close = () => setDialog((before) => before && { ...before, open: false });
  const chooseFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) resolvePhoto.current(file);
  };
  const camera = (
    <>
      <input ref={input} type="file" accept="image/*" capture={facing} hidden onChange={chooseFile} />
      {dialog && (
        <Suspense>
          <CameraDialog
            key={dialog.key}
            open={dialog.open}
            onOpenChange={close}
            title={title}
            openCamera={browserCameras(facing)}
            onPhoto={(taken) => {
              photo.current = taken;
              close();
            }}
            onCloseAutoFocus={() => photo.current && resolvePhoto.current(photo.current)}
          />
        </Suspense>
      )}
    </>
  );
  return { takePhoto, camera };
}

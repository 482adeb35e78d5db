import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { type ChangeEvent, type ReactNode, Suspense, useRef } from 'react';
import { browserCameras, type Facing } from '../platform/camera/open-camera.ts';
import { useDialogResult } from './use-dialog-result.ts';

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

/**
 * Takes a photo (docs/product.md section 2, Camera): with the phone's camera app; otherwise with a camera
 * dialog; or, when the browser has no camera API, with its file chooser.
 * @returns `takePhoto`, which resolves to the photo after the dialog has closed and the focus is restored,
 * and never resolves when the user cancels; `dialog`, the element to render
 */
export function usePhotoCapture({ facing, title }: PhotoCaptureOptions): {
  takePhoto: () => Promise<File>;
  dialog: ReactNode;
} {
  const input = useRef<HTMLInputElement>(null);
  const resolvePhoto = useRef<(photo: File) => void>(() => {});
  const { dialog: shown, request, onResult, ...events } = useDialogResult<null, File>();

  const takePhoto = () =>
    new Promise<File>((resolve) => {
      resolvePhoto.current = resolve;
      if (hasCameraApp() || !hasCameraApi()) input.current?.click();
      else void request(null).then((photo) => photo && resolve(photo));
    });
  const chooseFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file) resolvePhoto.current(file);
  };
  const dialog = (
    <>
      <input ref={input} type="file" accept="image/*" capture={facing} hidden onChange={chooseFile} />
      {shown && (
        <Suspense>
          <CameraDialog
            key={shown.openCount}
            {...events}
            open={shown.open}
            title={title}
            openCamera={browserCameras(facing)}
            onPhoto={onResult}
          />
        </Suspense>
      )}
    </>
  );
  return { takePhoto, dialog };
}

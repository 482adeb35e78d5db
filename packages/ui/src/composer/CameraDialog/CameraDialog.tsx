import { cameraCopy } from '@aura/domain/copy/camera';
import { uploadMenuCopy } from '@aura/domain/copy/upload-menu';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { CameraPreview } from './CameraPreview.tsx';
import { PhotoReview } from './PhotoReview.tsx';
import { type OpenCamera, useCamera } from './use-camera.ts';

export type { Camera, CameraProblem, OpenCamera } from './use-camera.ts';

export interface CameraDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'onCloseAutoFocus'> {
  /** The dialog's title, for example "Take Selfie". */
  readonly title: string;
  readonly openCamera: OpenCamera;
  /**
   * Called with the captured photo, or with the file chosen when no camera works. The dialog does not close
   * itself.
   */
  readonly onPhoto: (photo: File) => void;
}

/**
 * Takes one photo with a camera of the device (docs/product.md section 2, Camera). The camera runs while the
 * dialog is open and the page is visible. Pass a new `key` for each opening. Accessibility: changes of the
 * camera's state are announced, and the focus moves to the next control (shutter, use photo, retry).
 */
export function CameraDialog({ open, title, openCamera, onPhoto, ...window }: CameraDialogProps) {
  const { result, restart } = useCamera(openCamera, open);
  const [photo, setPhoto] = useState<File | null>(null);
  const useButton = useRef<HTMLButtonElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const camera = result && 'camera' in result ? result.camera : null;
  const problem = result && 'problem' in result ? result.problem : null;
  const failed = problem !== null && photo === null;

  useEffect(() => {
    if (photo) useButton.current?.focus();
  }, [photo]);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onPhoto(file);
  };
  const view = photo ? 'taken' : 'camera';
  const status = camera ? cameraCopy.live : `${cameraCopy.starting}. ${cameraCopy.startingHint}`;
  return (
    <Dialog
      {...window}
      open={open}
      title={title}
      size="md"
      initialFocus="body"
      view={failed ? 'problem' : view}
      bodyClassName="flex flex-col overflow-y-auto px-5 pb-5 tablet:px-8 tablet:pb-8"
    >
      <p role="status" className="sr-only">
        {photo ? cameraCopy.taken : !failed && status}
      </p>
      {photo && (
        <PhotoReview
          photo={photo}
          primaryRef={useButton}
          onUse={() => onPhoto(photo)}
          onRetake={() => setPhoto(null)}
        />
      )}
      {failed && (
        <ErrorState
          message={cameraCopy.problems[problem]}
          onRetry={() => restart(null)}
          actions={
            <Button variant="outline" onClick={() => files.current?.click()}>
              {uploadMenuCopy.uploadFromGallery}
            </Button>
          }
          className="my-auto"
        />
      )}
      {!(photo || failed) && <CameraPreview camera={camera} onPhoto={setPhoto} onSwitch={restart} />}
      <input ref={files} type="file" accept="image/*" hidden onChange={choose} />
    </Dialog>
  );
}

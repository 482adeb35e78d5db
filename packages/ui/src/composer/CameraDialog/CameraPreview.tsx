import { cameraCopy } from '@aura/domain/copy/camera';
import { Camera as CameraIcon, SwitchCamera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { captureFrame } from './capture-frame.ts';
import { previewStyle } from './preview-style.ts';
import type { Camera } from './use-camera.ts';

interface CameraPreviewProps {
  /** Null while the camera starts. */
  readonly camera: Camera | null;
  readonly onPhoto: (photo: File) => void;
  readonly onSwitch: (id: string) => void;
}

/** The camera's preview and the shutter, which is disabled until the first frame arrives. */
export function CameraPreview({ camera, onPhoto, onSwitch }: CameraPreviewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [framed, setFramed] = useState<Camera | null>(null);
  const ready = camera !== null && framed === camera;
  // While the other camera starts, the switch button stays mounted and keeps the focus.
  const last = useRef(camera);
  last.current = camera ?? last.current;
  const nextId = last.current?.nextId ?? null;

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.srcObject = camera?.stream ?? null;
    // A loaded video may not have a frame yet; a photo captured from it would be black.
    const request = element.requestVideoFrameCallback(() => setFramed(camera));
    return () => element.cancelVideoFrameCallback(request);
  }, [camera]);

  const takePhoto = async () => {
    if (ready && video.current) onPhoto(await captureFrame(video.current));
  };
  return (
    <>
      <div className={previewStyle}>
        <video
          ref={video}
          muted
          autoPlay
          playsInline
          aria-label={cameraCopy.liveAlt}
          className={cn(
            'size-full object-contain',
            camera?.facesUser && '-scale-x-100',
            !ready && 'invisible',
          )}
        />
        {!ready && (
          <div
            aria-hidden
            className="absolute inset-0 flex flex-col items-center justify-center gap-3 px-5 text-center"
          >
            <Spinner size="lg" />
            <p className="text-16">{cameraCopy.starting}</p>
            <p className="text-14 text-muted">{cameraCopy.startingHint}</p>
          </div>
        )}
      </div>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center pt-5">
        <IconButton
          label={cameraCopy.takePhoto}
          variant="solid"
          size="lg"
          aria-disabled={!ready}
          onClick={() => void takePhoto()}
          className="col-start-2"
        >
          <CameraIcon aria-hidden />
        </IconButton>
        {nextId !== null && (
          <IconButton
            label={cameraCopy.switchCamera}
            variant="outline"
            aria-disabled={camera === null}
            onClick={() => onSwitch(nextId)}
            className="col-start-3 justify-self-end"
          >
            <SwitchCamera aria-hidden />
          </IconButton>
        )}
      </div>
    </>
  );
}

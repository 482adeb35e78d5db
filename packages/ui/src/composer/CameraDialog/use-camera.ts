import { useEffect, useEffectEvent, useState } from 'react';
import { usePageHidden } from '../../foundations/use-page-hidden.ts';

/** A camera that runs until it is stopped. */
export interface Camera {
  readonly stream: MediaStream;
  /** It looks at whoever looks at the screen, so that its preview is a mirror. */
  readonly facesUser: boolean;
  /** The camera to switch to; null where there is only this one. */
  readonly nextId: string | null;
  readonly stop: () => void;
}

/** Why there is no image. `busy`: it is there and did not start; `lost`: it ended by itself. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'lost';

export type CameraResult = { readonly camera: Camera } | { readonly problem: CameraProblem };

/**
 * Starts a camera. Never rejects.
 * @param id null: the one that suits best
 * @param onLost hears once when the camera ends without having been stopped
 */
export type OpenCamera = (id: string | null, onLost: () => void) => Promise<CameraResult>;

/** Keeps a camera running while it is enabled and the page can be seen; nobody is filmed who does not see it. */
export function useCamera(openCamera: OpenCamera, enabled: boolean) {
  const [request, setRequest] = useState<{ readonly id: string | null }>({ id: null });
  const [result, setResult] = useState<CameraResult | null>(null);
  const running = !usePageHidden() && enabled;
  const start = useEffectEvent(openCamera);

  useEffect(() => {
    if (!running) return;
    let isCurrent = true;
    let stop = () => {};
    const settle = (next: CameraResult) => {
      if (isCurrent) setResult(next);
    };
    void start(request.id, () => settle({ problem: 'lost' })).then((opened) => {
      if ('camera' in opened) stop = opened.camera.stop;
      // The answer to the browser's question may come when nobody wants the camera any more.
      if (!isCurrent) stop();
      settle(opened);
    });
    return () => {
      isCurrent = false;
      stop();
      setResult(null);
    };
  }, [running, request]);

  return {
    /** Null while it starts. */
    result,
    /** Starts another camera, or the same one again. */
    restart: (id: string | null) => setRequest({ id }),
  };
}

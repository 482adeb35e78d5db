import { useEffect, useEffectEvent, useState } from 'react';
import { usePageHidden } from '../../foundations/use-page-hidden.ts';

/** A running camera. */
export interface Camera {
  readonly stream: MediaStream;
  /** Whether the camera faces the user; its preview is then mirrored. */
  readonly facesUser: boolean;
  /** Id of the next camera to switch to; null when this is the only one. */
  readonly nextId: string | null;
  readonly stop: () => void;
}

/** Why there is no preview. `busy`: the camera is in use by another program; `lost`: its stream ended. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'lost';

export type CameraResult = { readonly camera: Camera } | { readonly problem: CameraProblem };

/**
 * Starts a camera. Never rejects.
 * @param id null for the default camera
 * @param onLost called once when the stream ends without `stop`
 */
export type OpenCamera = (id: string | null, onLost: () => void) => Promise<CameraResult>;

/** Runs a camera while `enabled` is true and the page is visible. */
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
      // The permission prompt may be answered after the effect's cleanup.
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
    /** Null while the camera starts. */
    result,
    /** Starts another camera, or restarts the default one. */
    restart: (id: string | null) => setRequest({ id }),
  };
}

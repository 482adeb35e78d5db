import { useEffect, useEffectEvent, useState } from 'react';
import { usePageHidden } from '../../foundations/use-page-hidden.ts';

/** A camera that runs until it is stopped. */
export interface Camera {
  readonly stream: MediaStream;
  /** It looks at whoever looks at the screen, so that its preview is a mirror. */
  readonly facesPerson: boolean;
  /** The camera to switch to; null where there is only this one. */
  readonly nextId: string | null;
  readonly stop: () => void;
}

/** Why there is no image. `busy`: it is there and did not start; `lost`: it ended by itself. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'lost';

export type CameraAnswer = { readonly camera: Camera } | { readonly problem: CameraProblem };

/**
 * Starts a camera. Never rejects.
 * @param id null: the one that suits best
 * @param onLost hears once when the camera ends without having been stopped
 */
export type OpenCamera = (id: string | null, onLost: () => void) => Promise<CameraAnswer>;

/** Keeps a camera running while it is wanted and the page can be seen; nobody is filmed who does not see it. */
export function useCamera(openCamera: OpenCamera, wanted: boolean) {
  const [wish, setWish] = useState<{ readonly id: string | null }>({ id: null });
  const [answer, setAnswer] = useState<CameraAnswer | null>(null);
  const running = !usePageHidden() && wanted;
  const start = useEffectEvent(openCamera);

  useEffect(() => {
    if (!running) return;
    let isCurrent = true;
    let stop = () => {};
    const settle = (next: CameraAnswer) => {
      if (isCurrent) setAnswer(next);
    };
    void start(wish.id, () => settle({ problem: 'lost' })).then((opened) => {
      if ('camera' in opened) stop = opened.camera.stop;
      // The answer to the browser's question may come when nobody wants the camera any more.
      if (!isCurrent) stop();
      settle(opened);
    });
    return () => {
      isCurrent = false;
      stop();
      setAnswer(null);
    };
  }, [running, wish]);

  return {
    /** Null while it starts. */
    answer,
    /** Starts another camera, or the same one again. */
    restart: (id: string | null) => setWish({ id }),
  };
}

import type { Camera, CameraProblem, OpenCamera } from '../composer/CameraDialog/use-camera.ts';

/**
 * Interval at which the camera repeats its still image, in milliseconds, so that a video that is attached
 * later receives it too.
 */
const frameEveryMs = 50;
const size = { width: 640, height: 480 };

/** Draws a person who raises the right hand, so that a mirrored image can be recognised. */
function draw(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#D7E3EA';
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = '#B4552D';
  context.fill(new Path2D('M220 480V300q0-70 100-70t100 70v180z'));
  context.fill(new Path2D('M220 340 120 250l24-26 120 66z'));
  context.fillStyle = '#8A5A3C';
  context.beginPath();
  context.arc(320, 160, 62, 0, 2 * Math.PI);
  context.arc(126, 232, 24, 0, 2 * Math.PI);
  context.fill();
}

/** Creates a camera whose stream shows a drawn image. */
function fakeCamera(nextId: string | null, facesUser: boolean): Camera {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('A canvas without a context.');
  draw(context);
  const stream = canvas.captureStream();
  const timer = setInterval(() => draw(context), frameEveryMs);
  const stop = () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
  };
  return { stream, facesUser, nextId, stop };
}

interface FakeCameras {
  /** All streams that were requested, in order. */
  readonly streams: MediaStream[];
  /** Ends the current stream, as unplugging the camera does. */
  readonly unplug: () => void;
  readonly open: OpenCamera;
}

/** Creates a device with cameras of these ids; the first one faces the user. */
export function fakeCameras(ids: readonly string[] = ['front']): FakeCameras {
  const streams: MediaStream[] = [];
  let unplug = () => {};
  return {
    streams,
    unplug: () => unplug(),
    open: async (id, onLost) => {
      const index = Math.max(0, ids.indexOf(id ?? ''));
      const next = ids.length > 1 ? (ids[(index + 1) % ids.length] ?? null) : null;
      const camera = fakeCamera(next, index === 0);
      streams.push(camera.stream);
      unplug = () => {
        camera.stop();
        onLost();
      };
      return { camera };
    },
  };
}

/** A device whose camera fails to start. */
export const brokenCamera =
  (problem: CameraProblem): OpenCamera =>
  async () => ({ problem });

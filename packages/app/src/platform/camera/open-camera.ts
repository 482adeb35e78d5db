import { cameraFramePx } from '@aura/domain/limits/camera';
import type { Camera, CameraProblem, OpenCamera } from '@aura/ui/composer/CameraDialog';

/** Front camera, which faces the user, or back camera. */
export type Facing = 'user' | 'environment';

type Devices = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;

/**
 * Returns a function that opens a camera of the browser.
 * @param facing of the first camera
 * @param devices `navigator.mediaDevices` by default
 */
export function browserCameras(facing: Facing, devices: Devices = navigator.mediaDevices): OpenCamera {
  return async (id, onLost) => {
    try {
      const stream = await devices.getUserMedia({
        video: {
          ...(id === null ? { facingMode: facing } : { deviceId: { exact: id } }),
          width: { ideal: cameraFramePx.width },
          height: { ideal: cameraFramePx.height },
        },
      });
      return { camera: await cameraOf(stream, devices, onLost) };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  };
}

async function cameraOf(stream: MediaStream, devices: Devices, onLost: () => void): Promise<Camera> {
  const [track] = stream.getVideoTracks();
  // Not dispatched when the track is stopped by `stop`.
  track?.addEventListener('ended', onLost, { once: true });
  const { deviceId = '', facingMode } = track?.getSettings() ?? {};
  return {
    stream,
    // Desktop cameras report no facing mode; they face the user.
    facesUser: facingMode !== 'environment',
    nextId: await idAfter(deviceId, devices),
    stop: () => {
      for (const running of stream.getTracks()) running.stop();
    },
  };
}

/** Returns the next camera in the browser's order; null when there is no other. */
async function idAfter(deviceId: string, devices: Devices): Promise<string | null> {
  const all = await devices.enumerateDevices().catch(() => []);
  const ids = all.flatMap((device) => (device.kind === 'videoinput' ? [device.deviceId] : []));
  const next = ids[(ids.indexOf(deviceId) + 1) % ids.length];
  return next === undefined || next === deviceId ? null : next;
}

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

function problemOf(error: unknown): CameraProblem {
  return (error instanceof DOMException && problems[error.name]) || 'busy';
}

import { cameraFramePx } from '@aura/domain/limits/images';
import type { Camera, CameraProblem, OpenCamera } from '@aura/ui/composer/CameraDialog';

/** Which way a camera looks: at whoever holds the device, or away. */
export type Facing = 'user' | 'environment';

type Devices = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;

/**
 * Cameras of the browser as the camera dialog wants them.
 * @param facing which way the first one should look
 * @param devices the browser's, by default
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
  // Stopping it ourselves is no event.
  track?.addEventListener('ended', onLost, { once: true });
  const { deviceId = '', facingMode } = track?.getSettings() ?? {};
  return {
    stream,
    // A desktop's camera does not say which way it looks; it stands on the screen.
    facesUser: facingMode !== 'environment',
    nextId: await idAfter(deviceId, devices),
    stop: () => {
      for (const running of stream.getTracks()) running.stop();
    },
  };
}

/** The camera that follows in the device's own order; null where there is no other. */
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

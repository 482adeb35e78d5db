import { describe, expect, it, vi } from 'vitest';
import { browserCameras } from './open-camera.ts';

interface Cameras {
  readonly ids?: readonly string[];
  readonly facingMode?: string;
}

/** Mocks a device that opens the requested camera, or else its first one. */
function device({ ids = ['built-in'], facingMode }: Cameras = {}) {
  const stop = vi.fn();
  const getUserMedia = vi.fn(async ({ video }: MediaStreamConstraints) => {
    const { deviceId } = video as { deviceId?: { exact: string } };
    const track = Object.assign(new EventTarget(), {
      stop,
      getSettings: () => ({ deviceId: deviceId?.exact ?? ids[0], facingMode }),
    });
    return { track, getTracks: () => [track], getVideoTracks: () => [track] };
  });
  const microphone = { kind: 'audioinput', deviceId: 'microphone' };
  const enumerateDevices = async () => [
    microphone,
    ...ids.map((deviceId) => ({ kind: 'videoinput', deviceId })),
  ];
  return { stop, getUserMedia, devices: { getUserMedia, enumerateDevices } as unknown as MediaDevices };
}

const ignore = () => undefined;

async function opened(cameras: Cameras, id: string | null = null) {
  const { devices, ...parts } = device(cameras);
  const result = await browserCameras('user', devices)(id, ignore);
  if ('problem' in result) throw new Error(result.problem);
  return { ...parts, ...result };
}

describe('browserCameras', () => {
  it('requests video of the given camera and no audio', async () => {
    const { getUserMedia } = await opened({});
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
      video: { facingMode: 'user', width: { ideal: 1600 }, height: { ideal: 1200 } },
    });
  });

  it.each([
    [undefined, true],
    ['user', true],
    ['environment', false],
  ])('when the facing mode is %j, facesUser is %j', async (facingMode, facesUser) => {
    const { camera } = await opened(facingMode === undefined ? {} : { facingMode });
    expect(camera.facesUser).toBe(facesUser);
  });

  it.each([
    [['one'], null, null],
    [['one', 'two', 'three'], null, 'two'],
    [['one', 'two', 'three'], 'two', 'three'],
    [['one', 'two', 'three'], 'three', 'one'],
  ])('when the cameras are %j, the one after %j is %j', async (ids, id, next) => {
    const { camera, getUserMedia } = await opened({ ids }, id);
    expect(camera.nextId).toBe(next);
    if (id) {
      expect(getUserMedia.mock.lastCall?.[0].video).toMatchObject({ deviceId: { exact: id } });
    }
  });

  it('stops all tracks when stop is called', async () => {
    const { camera, stop } = await opened({});
    camera.stop();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('when a track ends by itself, calls onLost once', async () => {
    const { devices } = device();
    const onLost = vi.fn();
    const result = await browserCameras('user', devices)(null, onLost);
    if ('problem' in result) throw new Error(result.problem);
    const [track] = result.camera.stream.getTracks();
    track?.dispatchEvent(new Event('ended'));
    track?.dispatchEvent(new Event('ended'));
    expect(onLost).toHaveBeenCalledOnce();
  });

  it.each([
    [new DOMException('', 'NotAllowedError'), 'refused'],
    [new DOMException('', 'SecurityError'), 'refused'],
    [new DOMException('', 'NotFoundError'), 'missing'],
    [new DOMException('', 'OverconstrainedError'), 'missing'],
    [new DOMException('', 'NotReadableError'), 'busy'],
    [new DOMException('', 'AbortError'), 'busy'],
    [new TypeError('no constraints'), 'busy'],
  ])('when opening fails with %s, returns %j', async (error, problem) => {
    const { devices, getUserMedia } = device();
    getUserMedia.mockRejectedValue(error);
    expect(await browserCameras('user', devices)(null, ignore)).toEqual({ problem });
  });
});

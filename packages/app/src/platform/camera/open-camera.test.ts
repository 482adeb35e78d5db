import { describe, expect, it, vi } from 'vitest';
import { browserCameras } from './open-camera.ts';

interface Cameras {
  readonly ids?: readonly string[];
  readonly facingMode?: string;
}

/** A device that gives the camera which is asked for, or its first one. */
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
  const answer = await browserCameras('user', devices)(id, ignore);
  if ('problem' in answer) throw new Error(answer.problem);
  return { ...parts, ...answer };
}

describe('a camera of the browser', () => {
  it('asks for an image of the wanted side, and never for sound', async () => {
    const { getUserMedia } = await opened({});
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
      video: { facingMode: 'user', width: { ideal: 1600 }, height: { ideal: 1200 } },
    });
  });

  it.each([
    [undefined, true],
    ['user', true],
    ['environment', false],
  ])('that looks to %j is a mirror: %j', async (facingMode, facesUser) => {
    const { camera } = await opened(facingMode === undefined ? {} : { facingMode });
    expect(camera.facesUser).toBe(facesUser);
  });

  it.each([
    [['one'], null, null],
    [['one', 'two', 'three'], null, 'two'],
    [['one', 'two', 'three'], 'two', 'three'],
    [['one', 'two', 'three'], 'three', 'one'],
  ])('of %j after %j is followed by %j', async (ids, id, next) => {
    const { camera, getUserMedia } = await opened({ ids }, id);
    expect(camera.nextId).toBe(next);
    if (id) {
      expect(getUserMedia.mock.lastCall?.[0].video).toMatchObject({ deviceId: { exact: id } });
    }
  });

  it('is stopped with all its tracks', async () => {
    const { camera, stop } = await opened({});
    camera.stop();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('tells once that it ended by itself', async () => {
    const { devices } = device();
    const onLost = vi.fn();
    const answer = await browserCameras('user', devices)(null, onLost);
    if ('problem' in answer) throw new Error(answer.problem);
    const [track] = answer.camera.stream.getTracks();
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
  ])('that fails with %s is %j', async (error, problem) => {
    const { devices, getUserMedia } = device();
    getUserMedia.mockRejectedValue(error);
    expect(await browserCameras('user', devices)(null, ignore)).toEqual({ problem });
  });
});

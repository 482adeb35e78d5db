import { afterEach, expect, it, vi } from 'vitest';
import { zipStream } from './zip-stream.ts';

const fileBytes = 200_000;

/** Files without end, and how many of them were read. */
function endlessFiles() {
  const read = { count: 0, hasEnded: false };
  async function* files() {
    try {
      for (;;) {
        read.count += 1;
        yield { name: `${read.count}.jpg`, bytes: new Uint8Array(fileBytes) };
      }
    } finally {
      read.hasEnded = true;
    }
  }
  return { files: files(), read };
}

afterEach(() => void vi.useRealTimers());

const signal = new AbortController().signal;

it('files are read as fast as the client reads', async () => {
  const { files, read } = endlessFiles();
  const onEnd = vi.fn();
  const reader = zipStream(files, { idleMs: 60_000, signal, onEnd }).getReader();
  let bytes = 0;
  while (bytes < 10 * fileBytes) bytes += (await reader.read()).value?.length ?? 0;
  expect(read.count).toBeGreaterThanOrEqual(10);
  expect(read.count).toBeLessThan(15);
  await reader.cancel();
  await vi.waitFor(() => expect(read.hasEnded).toBe(true));
  expect(onEnd.mock.calls).toEqual([[undefined]]);
});

it('when the client reads nothing for the idle time, the stream fails and no more files are read', async () => {
  const { files, read } = endlessFiles();
  const onEnd = vi.fn();
  const reader = zipStream(files, { idleMs: 60_000, signal, onEnd }).getReader();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await reader.read();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(reader.read()).rejects.toThrow('The client does not read.');
  await vi.waitFor(() => expect(read.hasEnded).toBe(true));
  expect(onEnd).toHaveBeenCalledOnce();
});

it('when the client reads a chunk every 50 seconds, the stream fails', async () => {
  const { files } = endlessFiles();
  const onEnd = vi.fn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const reader = zipStream(files, { idleMs: 60_000, signal, onEnd }).getReader();
  const readSlowly = async () => {
    for (let count = 0; count < 10; count += 1) {
      await reader.read();
      await vi.advanceTimersByTimeAsync(50_000);
    }
  };
  await expect(readSlowly()).rejects.toThrow('The client does not read.');
  expect(onEnd).toHaveBeenCalledOnce();
});

it('when the files take longer than the idle time, the stream does not fail', async () => {
  async function* slowFiles() {
    for (const name of ['a.jpg', 'b.jpg']) {
      await new Promise((resolve) => setTimeout(resolve, 100_000));
      yield { name, bytes: new Uint8Array(10) };
    }
  }
  const onEnd = vi.fn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const stream = zipStream(slowFiles(), { idleMs: 60_000, signal, onEnd });
  const read = new Response(stream).arrayBuffer();
  await vi.advanceTimersByTimeAsync(300_000);
  expect((await read).byteLength).toBeGreaterThan(20);
  expect(onEnd.mock.calls).toEqual([[undefined]]);
});

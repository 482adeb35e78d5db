import { Readable } from 'node:stream';
import type { OwnDataFile } from '@aura/domain/own-data/own-data-files';
import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/index-native.js';
import { watchPace } from '../../watch-pace.ts';

/** Bytes that wait until the client reads them. */
const unreadMaxBytes = 256 * 1024;

/** Slower than any connection on which an export would end. */
const minBytesPerSecond = 4_096;

configure({ useWebWorkers: false });

interface ZipStreamOptions {
  /** The stream fails when the client reads nothing for this time, in milliseconds, or lastingly less than 4 KB per second. */
  readonly idleMs: number;
  readonly signal: AbortSignal;
  /** Called once, whichever side ends the stream; the error when it failed on this side. */
  readonly onEnd: (error?: unknown) => void;
}

async function* encoded(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of text) if (part !== '') yield encoder.encode(part);
}

async function writeFiles(files: AsyncIterable<OwnDataFile>, writable: WritableStream): Promise<void> {
  const zip = new ZipWriter(writable, { bufferedWrite: false });
  for await (const file of files) {
    if ('text' in file) {
      const readable = Readable.toWeb(Readable.from(encoded(file.text))) as ReadableStream<Uint8Array>;
      await zip.add(file.name, { readable });
    } else {
      // Photos are compressed already.
      await zip.add(file.name, new Uint8ArrayReader(file.bytes), { level: 0 });
    }
  }
  await zip.close();
}

/**
 * A ZIP of these files, which are read as fast as the client reads the stream. It fails when a file cannot be read, so
 * that the client does not take a part for the whole.
 */
export function zipStream(
  files: AsyncIterable<OwnDataFile>,
  { idleMs, signal, onEnd }: ZipStreamOptions,
): ReadableStream<Uint8Array> {
  const pipe = new TransformStream<Uint8Array, Uint8Array>(
    undefined,
    new ByteLengthQueuingStrategy({ highWaterMark: unreadMaxBytes }),
  );
  const reader = pipe.readable.getReader();
  const writing = writeFiles(files, pipe.writable);
  const tooSlow = () => fail(new Error('The client does not read.'));
  const watch = watchPace({ graceMs: idleMs, minBytesPerSecond }, tooSlow);
  let hasEnded = false;
  let fail: (error: unknown) => void = () => undefined;

  function end(error?: unknown): void {
    if (hasEnded) return;
    hasEnded = true;
    watch.stop();
    signal.removeEventListener('abort', stop);
    if (error !== undefined) void reader.cancel(error).catch(() => undefined);
    onEnd(error);
  }
  const stop = () => fail(new Error('The server stops.'));

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        fail = (error) => {
          if (hasEnded) return;
          controller.error(error);
          end(error);
        };
        writing.catch(fail);
        signal.addEventListener('abort', stop);
      },
      async pull(controller) {
        // The time in which the server reads does not count.
        watch.stop();
        const { done, value } = await reader.read();
        if (hasEnded) return;
        if (!done) {
          controller.enqueue(value);
          watch.transferred(value.byteLength);
          return;
        }
        await writing;
        controller.close();
        end();
      },
      cancel(reason) {
        end();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

import { errorCopy } from '@aura/domain/copy/errors';
import { imagePreparationConcurrency, inputImageMaxBytes } from '@aura/domain/limits/images';
import pLimit from 'p-limit';
import type { ImageAnswer, ImageRequest } from './image-worker.ts';

const limit = pLimit(imagePreparationConcurrency);

/**
 * Makes a chosen photo ready to be sent: orientation applied, white under transparency, long side at most
 * `uploadImageLongSidePx` pixels, JPEG (docs/product.md section 5). What the camera wrote beside the image is gone.
 * The work is done off the main thread, and of many photos only a few are decoded at the same time.
 * @throws Error with the text to show when the file is too large, cannot be read or is no image
 */
export function prepareImage(file: Blob): Promise<Blob> {
  if (file.size > inputImageMaxBytes) return Promise.reject(new Error(errorCopy.imageTooLarge));
  return limit(() => prepareAside(file));
}

async function prepareAside(file: Blob): Promise<Blob> {
  const answer = await askWorker(file);
  if (answer === null) return prepareHere(file);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.photo;
}

/** For browsers without a worker that can draw. */
async function prepareHere(file: Blob): Promise<Blob> {
  const { reencodeImage: prepareImage } = await import('./reencode-image.ts');
  return prepareImage(file);
}

let worker: Worker | null | undefined;

function startWorker(): Worker | null {
  if (!canDrawAside()) return null;
  return new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' });
}

function canDrawAside(): boolean {
  if (!('Worker' in globalThis && 'OffscreenCanvas' in globalThis)) return false;
  return new OffscreenCanvas(1, 1).getContext('2d') !== null;
}

/** @returns null where there is no worker to ask: none can be started, or it has failed */
async function askWorker(file: Blob): Promise<ImageAnswer | null> {
  worker = worker === undefined ? startWorker() : worker;
  if (worker === null) return null;
  const asked = worker;
  const { port1, port2 } = new MessageChannel();
  const ended = new AbortController();
  try {
    return await new Promise<ImageAnswer>((resolve, reject) => {
      port1.onmessage = ({ data }: MessageEvent<ImageAnswer>) => resolve(data);
      asked.addEventListener('error', reject, { signal: ended.signal });
      const request: ImageRequest = { file, port: port2 };
      asked.postMessage(request, [port2]);
    });
  } catch {
    worker = null;
    return null;
  } finally {
    port1.close();
    ended.abort();
  }
}

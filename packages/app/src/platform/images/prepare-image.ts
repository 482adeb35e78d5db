import { errorCopy } from '@aura/domain/copy/errors';
import { imagePreparationConcurrency, inputImageMaxBytes } from '@aura/domain/limits/images';
import pLimit from 'p-limit';
import type { ImageRequest, ImageResponse } from './image-worker.ts';

interface ImagePreparation {
  /**
   * Prepares a photo for upload: orientation applied, white under transparency, long side at most
   * `uploadImageLongSidePx` pixels, JPEG without metadata (docs/product.md section 5).
   * @throws Error with a message for the user when the file is too large, cannot be read or is not an image
   */
  prepareImage(file: Blob): Promise<Blob>;
  /**
   * Prepares a photo of an item, like `prepareImage`. An image without background keeps its transparency, which becomes
   * the cut-out of the item; it is a WebP, or a PNG where the browser cannot encode WebP.
   */
  prepareItemImage(file: Blob): Promise<Blob>;
}

/** Starts the worker; null in browsers without OffscreenCanvas in workers. */
function startWorker(): Worker | null {
  if (!canDrawInWorker()) return null;
  return new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' });
}

function canDrawInWorker(): boolean {
  if (!('Worker' in globalThis && 'OffscreenCanvas' in globalThis)) return false;
  return new OffscreenCanvas(1, 1).getContext('2d') !== null;
}

/** Prepares a photo in the page. */
async function prepareInPage(file: Blob, keepsTransparency: boolean): Promise<Blob> {
  const { reencodeImage } = await import('./reencode-image.ts');
  return reencodeImage(file, keepsTransparency);
}

/**
 * Creates functions that prepare photos in a worker, at most `imagePreparationConcurrency` at a time, or in the page
 * when the worker cannot be started or has failed.
 * @param start called with the first photo
 */
export function createImagePreparation(start: () => Worker | null): ImagePreparation {
  const limit = pLimit(imagePreparationConcurrency);
  let worker: Worker | null | undefined;

  /** @returns null when there is no worker */
  async function sendToWorker(file: Blob, keepsTransparency: boolean): Promise<ImageResponse | null> {
    worker = worker === undefined ? start() : worker;
    if (worker === null) return null;
    const current = worker;
    const { port1, port2 } = new MessageChannel();
    const finished = new AbortController();
    try {
      return await new Promise<ImageResponse>((resolve, reject) => {
        port1.onmessage = ({ data }: MessageEvent<ImageResponse>) => resolve(data);
        current.addEventListener('error', reject, { signal: finished.signal });
        const request: ImageRequest = { file, keepsTransparency, port: port2 };
        current.postMessage(request, [port2]);
      });
    } catch {
      worker = null;
      return null;
    } finally {
      port1.close();
      finished.abort();
    }
  }

  async function prepareInWorker(file: Blob, keepsTransparency: boolean): Promise<Blob> {
    const response = await sendToWorker(file, keepsTransparency);
    if (response === null) return prepareInPage(file, keepsTransparency);
    if ('problem' in response) throw new Error(response.problem);
    return response.photo;
  }

  function prepare(file: Blob, keepsTransparency: boolean): Promise<Blob> {
    if (file.size > inputImageMaxBytes) return Promise.reject(new Error(errorCopy.imageTooLarge));
    return limit(() => prepareInWorker(file, keepsTransparency));
  }

  return {
    prepareImage: (file) => prepare(file, false),
    prepareItemImage: (file) => prepare(file, true),
  };
}

export const { prepareImage, prepareItemImage } = createImagePreparation(startWorker);

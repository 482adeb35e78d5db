import { errorCopy } from '@aura/domain/copy/errors';
import { reencodeImage } from './reencode-image.ts';

/** A photo to prepare, and where the answer goes. */
export interface ImageRequest {
  readonly file: Blob;
  readonly port: MessagePort;
}

/** The prepared photo, or the text to show. */
export type ImageAnswer = { readonly photo: Blob } | { readonly problem: string };

globalThis.addEventListener('message', async ({ data: { file, port } }: MessageEvent<ImageRequest>) => {
  const answer: ImageAnswer = await reencodeImage(file).then(
    (photo) => ({ photo }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : errorCopy.imageNotLoaded }),
  );
  port.postMessage(answer);
});

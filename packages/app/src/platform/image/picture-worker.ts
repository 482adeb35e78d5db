import { errorCopy } from '@aura/domain/copy/errors';
import { preparePicture } from './prepare-picture.ts';

/** A photo to prepare, and where the answer goes. */
export interface PictureRequest {
  readonly file: Blob;
  readonly port: MessagePort;
}

/** The prepared photo, or the text to show. */
export type PictureAnswer = { readonly photo: Blob } | { readonly problem: string };

globalThis.addEventListener('message', async ({ data: { file, port } }: MessageEvent<PictureRequest>) => {
  const answer: PictureAnswer = await preparePicture(file).then(
    (photo) => ({ photo }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : errorCopy.imageNotLoaded }),
  );
  port.postMessage(answer);
});

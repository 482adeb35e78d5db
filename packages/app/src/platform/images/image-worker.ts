import { errorCopy } from '@aura/domain/copy/errors';
import { reencodeImage } from './reencode-image.ts';

/** A photo to prepare and the port for the response. */
export interface ImageRequest {
  readonly file: Blob;
  readonly keepsTransparency: boolean;
  readonly port: MessagePort;
}

/** The prepared photo, or an error message for the user. */
export type ImageResponse = { readonly photo: Blob } | { readonly problem: string };

globalThis.addEventListener(
  'message',
  async ({ data: { file, keepsTransparency, port } }: MessageEvent<ImageRequest>) => {
    const response: ImageResponse = await reencodeImage(file, keepsTransparency).then(
      (photo) => ({ photo }),
      (error: unknown) => ({ problem: error instanceof Error ? error.message : errorCopy.imageNotLoaded }),
    );
    port.postMessage(response);
  },
);

import { TransientError } from '../../../errors/transient-error.ts';
import type { RgbaImage } from '../../../images/cutout-image.ts';
import { openImage, readHeader } from '../../../images/decoder.ts';
import { postToService } from '../../post-to-service.ts';
import { readBytesUpTo } from '../../read-body.ts';
import type { ClosableCutoutMaker } from '../cutout-maker.ts';

const requestTimeoutMs = 30_000;
const maxResponseBytes = 24 * 1024 * 1024;
/** A cut-out outside these shares of the photo is none. */
const areaLimits = { min: 0.02, max: 0.97 };

/** The service's address and the name of the form's file field: `image` for withoutbg, `file` for rembg. */
function endpointOf(url: string): { url: string; field: string } {
  const address = new URL(url);
  if (address.pathname === '/') address.pathname = '/api/remove';
  return { url: address.href, field: address.pathname.endsWith('/remove-background') ? 'image' : 'file' };
}

/** Decodes the service's image; null when it has no garment or no transparent background. */
async function decode(bytes: Uint8Array): Promise<RgbaImage | null> {
  await readHeader(bytes);
  const { data, info } = await openImage(bytes)
    .resize(1200, 1200, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let opaque = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 127) opaque++;
  const share = opaque / (info.width * info.height);
  if (share < areaLimits.min || share > areaLimits.max) return null;
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** Whether the service was not reached, broke the connection, or did not answer in time. */
function isConnectionFailure(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
}

async function requestCutout(url: string, body: FormData, signal: AbortSignal): Promise<Buffer> {
  try {
    const response = await postToService(url, { body, signal });
    return await readBytesUpTo(response.body ?? [], maxResponseBytes);
  } catch (error) {
    if (isConnectionFailure(error))
      throw new TransientError('the service does not respond', { cause: error });
    throw error;
  }
}

/**
 * Creates a cut-out maker that uses an external service with the HTTP interface of rembg or withoutbg: a form with the
 * photo, answered with a PNG with opacity. Redirects are not followed.
 * @param config read from the environment only; URLs never come from requests
 * @param timeoutMs for one photo
 */
export function createRemoteCutoutMaker(
  config: { readonly url: string },
  timeoutMs = requestTimeoutMs,
): ClosableCutoutMaker {
  const { url, field } = endpointOf(config.url);
  return {
    async cutOut(jpeg, signal) {
      const body = new FormData();
      body.set(field, new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'photo.jpg');
      const signals = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
      return decode(await requestCutout(url, body, AbortSignal.any(signals)));
    },
    close: () => Promise.resolve(),
  };
}

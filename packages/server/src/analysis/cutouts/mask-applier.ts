import { DomainError } from '../../errors/domain-error.ts';
import type { RgbaImage } from '../../images/cutout-image.ts';
import { openImage } from '../../images/decoder.ts';
import { createQueue } from '../../queue.ts';
import type { Size } from '../networks/bitmap.ts';
import { resizeToFit } from '../networks/scale-photo.ts';
import { createWorkerUntilIdle } from '../networks/worker-on-demand.ts';
import { applyMask, type Mask, type MaskedPhoto } from './apply-mask.ts';
import { guideFrame } from './network-cutout-maker.ts';

/** A cut-out and its place in the photo, in pixels. */
export interface PlacedCutout {
  readonly webp: Uint8Array;
  readonly left: number;
  readonly top: number;
}

interface DrawnMask {
  /** A photo that `processUpload` returned. */
  readonly jpeg: Uint8Array;
  /** An image whose header was checked; white belongs to the garment. */
  readonly mask: Uint8Array;
  /** The cut-out that the mask changes; null when there is none, or its place is not known. */
  readonly previous: PlacedCutout | null;
}

/** Cuts garments out by masks that their owners have drawn. */
export interface MaskApplier {
  /**
   * @returns null when the mask contains no garment
   * @throws `images.unreadable` when the mask cannot be decoded, `queue.full` when too many are waiting
   */
  apply(drawn: DrawnMask): Promise<RgbaImage | null>;
}

const maxWaiting = 8;
const workerLimits = { loadMs: 30_000, photoMs: 10_000, idleMs: 60_000 };

async function decodeMask(bytes: Uint8Array, { width, height }: Size): Promise<Mask> {
  const data = await openImage(bytes)
    .flatten({ background: '#000000' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer()
    .catch(() => {
      throw new DomainError('images.unreadable');
    });
  return { width, height, data: new Uint8Array(data) };
}

/** The opacity of a cut-out at its place in the photo. */
async function placedAlpha({ webp, left, top }: PlacedCutout, { width, height }: Size): Promise<Mask> {
  const { data, info } = await openImage(webp)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = { width, height, data: new Uint8Array(width * height) };
  const columns = Math.min(info.width, width - left);
  for (let y = 0; y < Math.min(info.height, height - top); y++) {
    mask.data.set(data.subarray(y * info.width, y * info.width + columns), (y + top) * width + left);
  }
  return mask;
}

async function decode({ jpeg, mask, previous }: DrawnMask): Promise<MaskedPhoto> {
  const [guide, full] = await Promise.all([resizeToFit(jpeg, guideFrame), resizeToFit(jpeg, null)]);
  const drawn = await decodeMask(mask, full);
  return { guide, full, mask: drawn, ...(previous && { previous: await placedAlpha(previous, full) }) };
}

/** Applies masks in the caller's thread. */
export const localMaskApplier: MaskApplier = { apply: async (drawn) => applyMask(await decode(drawn)) };

/**
 * Creates the mask applier of a server: a worker thread, one mask at a time. The thread starts with the first mask and
 * ends when it is idle.
 * @param program the worker's program; by default the one that the build writes beside this file
 */
export function createMaskApplier(
  program = new URL('./mask-worker.js', import.meta.url),
): MaskApplier & { close(): Promise<void> } {
  const queue = createQueue(1, maxWaiting, 'mask_queue');
  const worker = createWorkerUntilIdle<null, MaskedPhoto, RgbaImage | null>(
    program,
    { name: 'masks' },
    workerLimits,
  );
  return {
    apply: (drawn) => queue(() => worker.use(async ({ run }) => run(await decode(drawn)))),
    close: worker.close,
  };
}

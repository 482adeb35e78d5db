import { inputImageMaxPixels } from '@aura/domain/limits';
import sharp, { type Sharp } from 'sharp';

/** Only these of libvips' readers exist for this process; the readers of SVG, PDF, GIF and the rest do not. */
const readers = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: readers });
// Every upload is another image: a cache would only hold memory.
sharp.cache(false);
// Each decoding takes one thread; how many run at a time is for the queues to say.
sharp.concurrency(1);

/**
 * Opens untrusted bytes. Nothing is decoded yet.
 * @param bytes an image of an accepted format (`sniffFormat`)
 */
export function openImage(bytes: Uint8Array): Sharp {
  return sharp(bytes, {
    limitInputPixels: inputImageMaxPixels,
    failOn: 'error',
    pages: 1,
    autoOrient: true,
    sequentialRead: true,
  });
}

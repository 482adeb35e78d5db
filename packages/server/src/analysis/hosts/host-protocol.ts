import { detectedItemWire } from '@aura/api-client/contract/analysis';
import { imageMeta } from '@aura/api-client/contract/fields';
import * as z from 'zod/mini';
import type { DetectedGarment } from '../analyzer.ts';

/** What a server and an analysis process send each other. */

/** The path that receives a photo, below the address of an analysis process. */
export const photoPath = '/analysis';

/** An image that `processUpload` returned is at most 1200 pixels wide and high. */
export const maxPhotoBytes = 4 * 1024 * 1024;

/** Cut-outs of a few garments, as base64. */
export const maxResponseBytes = 4 * 1024 * 1024;

const imageBox = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

const cutout = z.extend(imageMeta, {
  thumbhash: z.string(),
  /** Its bytes, base64-encoded. */
  webp: z.string(),
});
const omitted = {
  id: true,
  image: true,
  imageMeta: true,
  cutout: true,
  cutoutMeta: true,
  box: true,
} as const;

/** The response: the garments of the photo. */
const detectedGarments = z.object({
  garments: z.array(
    z.extend(z.omit(detectedItemWire, omitted), {
      box: z.nullable(imageBox),
      cutout: z.optional(cutout),
    }),
  ),
});

/** Creates the response of an analysis process. */
export function toHostResponse(garments: readonly DetectedGarment[]): z.output<typeof detectedGarments> {
  return z.parse(detectedGarments, {
    garments: garments.map(({ cutout, ...garment }) => ({
      ...garment,
      ...(cutout && { cutout: { ...cutout, webp: cutout.webp.toString('base64') } }),
    })),
  });
}

/** @throws when it is not the response of an analysis process */
export function fromHostResponse(body: string): DetectedGarment[] {
  return z.parse(detectedGarments, JSON.parse(body)).garments.map(({ cutout, ...garment }) => ({
    ...garment,
    ...(cutout && { cutout: { ...cutout, webp: Buffer.from(cutout.webp, 'base64') } }),
  }));
}

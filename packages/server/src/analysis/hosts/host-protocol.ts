import { detectedItemWire } from '@aura/api-client/contract/analysis';
import * as z from 'zod/mini';

/** What a server and an analysis process send each other. */

/** The path that receives a photo, below the address of an analysis process. */
export const photoPath = '/analysis';

/** An image that `processUpload` returned is at most 1200 pixels wide and high. */
export const maxPhotoBytes = 4 * 1024 * 1024;

export const maxResponseBytes = 256 * 1024;

const imageBox = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** The response: the garments of the photo. */
export const detectedGarments = z.object({
  garments: z.array(
    z.extend(z.omit(detectedItemWire, { id: true, image: true, imageMeta: true }), {
      box: z.nullable(imageBox),
    }),
  ),
});

import { photoBoxSchema } from '@aura/domain/entities';
import { detectedFactNames } from '@aura/domain/item-facts';
import { pick } from '@aura/domain/utils/pick';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { file, id, imageId, imageMeta } from './fields.ts';
import { factWires } from './items.ts';

/** A detected garment; unknown facts are empty texts. */
export const detectedItemWire = z.object({
  id,
  ...pick(factWires, detectedFactNames),
  description: z.string(),
  /** 0 to 1; null from a service that reports none. */
  confidence: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  /** Id of the cropped image of the garment; null when its position is unknown. */
  image: z.nullable(imageId),
  imageMeta: z.nullable(imageMeta),
  /**
   * Id of the garment's image without its background, which is shown instead; null when its outline is unsure. Servers of
   * the release before omit it.
   */
  cutout: z.optional(z.nullable(imageId)),
  cutoutMeta: z.optional(z.nullable(imageMeta)),
  /** The part of the photo that shows the garment; omitted when unknown, and by servers of the release before. */
  box: z.optional(photoBoxSchema),
});

export type DetectedItemWire = z.infer<typeof detectedItemWire>;

const evaluateImage = defineCall({
  name: 'evaluateImage',
  summary:
    'Find the garments in a photo, the surest first; they become items of the caller that a post may link',
  method: 'POST',
  path: '/evaluateImage',
  encoding: 'multipart',
  access: 'required',
  rateLimit: 'upload',
  request: z.object({ file }),
  response: z.object({ success: z.literal(true), items: z.array(detectedItemWire) }),
  payload: 'items',
  errors: ['UNAUTHENTICATED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA', 'UNREADABLE_IMAGE'],
  source: 'specified',
});

export const analysisCalls = { evaluateImage };

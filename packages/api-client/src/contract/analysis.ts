import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { file, id } from './fields.ts';

/** A garment that the analysis found; what it does not know is empty. */
export const detectedItemWire = z.object({
  id,
  category: z.string(),
  subcategory: z.string(),
  brand: z.string(),
  description: z.string(),
  color: z.string(),
  material: z.string(),
  style: z.string(),
});

export type DetectedItemWire = z.infer<typeof detectedItemWire>;

const evaluateImage = defineCall({
  name: 'evaluateImage',
  summary: 'Find the garments in a photo; they become items of the caller that a post may link',
  method: 'POST',
  path: '/evaluateImage',
  encoding: 'multipart',
  access: 'required',
  request: z.object({ file }),
  response: z.object({ success: z.literal(true), items: z.array(detectedItemWire) }),
  payload: 'items',
  errors: ['UNAUTHENTICATED', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA', 'UNREADABLE_IMAGE'],
  source: 'specified',
});

export const analysisCalls = { evaluateImage };

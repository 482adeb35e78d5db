import type { Size } from '../networks/bitmap.ts';
import { sigmoid } from '../networks/classes.ts';
import type { Plane } from './plane.ts';

/**
 * Returns the probability that a point belongs to a single garment, over the cut-out network's whole frame.
 * @param logits of the network, at half the frame's size
 */
export function decodeMask(logits: Float32Array, { width, height }: Size): Plane {
  return { width: width / 2, height: height / 2, data: logits.map((logit) => sigmoid(logit)) };
}

import { demoWorld } from '@aura/demo-world/demo-world';
import type { Image } from '@aura/domain/entities';

/**
 * An image of the demo world with what was measured on it.
 * @throws RangeError for a file that the world does not have.
 */
export function worldImage(file: string): Image {
  const measured = demoWorld.images[file];
  if (!measured) throw new RangeError(`no picture ${file}`);
  return { src: `/images/${file}`, ...measured };
}

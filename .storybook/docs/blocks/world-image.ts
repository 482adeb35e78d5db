import { demoWorld } from '@aura/demo-world/demo-world';
import type { Image } from '@aura/domain/entities';

/**
 * An image of the demo world with its measured size, ThumbHash and palette.
 * @throws RangeError for an unknown file
 */
export function worldImage(file: string): Image {
  const measured = demoWorld.images[file];
  if (!measured) throw new RangeError(`no image ${file}`);
  return { src: `/images/${file}`, ...measured };
}

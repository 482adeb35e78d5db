import type { Picture } from '@aura/domain/entities';
import { demoWorld } from '@aura/mocks/demo-world';

/**
 * A picture of the demo world with what was measured on it.
 * @throws RangeError for a file that the world does not have.
 */
export function worldPicture(file: string): Picture {
  const measured = demoWorld.pictures[file];
  if (!measured) throw new RangeError(`no picture ${file}`);
  return { src: `/pictures/${file}`, ...measured };
}

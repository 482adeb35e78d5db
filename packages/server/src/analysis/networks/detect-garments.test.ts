import { describe, expect, it } from 'vitest';
import { outfitOutputOf } from '../testing/outfit-output.ts';
import type { Bitmap, Size } from './bitmap.ts';
import { type ItemClass, itemClasses } from './classes.ts';
import { detectGarments } from './detect-garments.ts';

const person = ['..o..', '.ttt.', '.ttt.', '.bbb.'];
const shirt = ['.....', '.ttt.', '.ttt.', '.....'];

const grey = ({ width, height }: Size): Bitmap => ({
  width,
  height,
  data: new Uint8Array(width * height * 3).fill(128),
});

/** @param kind what the network for single garments answers, and how much surer it is of it than of the rest */
async function found(
  [rows, options]: Parameters<typeof outfitOutputOf>,
  kind: readonly [name: ItemClass, lead: number],
): Promise<string[]> {
  const { reading, frame } = outfitOutputOf(rows, options);
  const garments = await detectGarments(
    {
      outfitFrame: frame,
      garmentFrame: frame,
      runOutfit: () => Promise.resolve(reading),
      runGarment: () =>
        Promise.resolve(Float32Array.from(itemClasses, (name) => (name === kind[0] ? kind[1] : 0))),
    },
    { outfit: grey(frame), garment: grey(frame), detail: grey(frame) },
  );
  return garments.map(({ description }) => description).sort();
}

describe('a photo', () => {
  it('of somebody shows an outfit', async () => {
    expect(await found([person, { tags: ['hair', 'skin'] }], ['dress', 9])).toEqual([
      'Gray bottoms',
      'Gray top',
    ]);
  });

  it('of nobody shows a single garment', async () => {
    expect(await found([shirt, {}], ['shirt', 6])).toEqual(['Gray shirt']);
  });

  it('in which there may be somebody shows a single garment only where that is plain', async () => {
    const perhaps: Parameters<typeof outfitOutputOf> = [person, { tags: ['skin'] }];
    expect(await found(perhaps, ['dress', 9])).toEqual(['Gray dress']);
    expect(await found(perhaps, ['dress', 3])).toEqual(['Gray bottoms', 'Gray top']);
    expect(await found(perhaps, ['none', 9])).toEqual(['Gray bottoms', 'Gray top']);
  });

  it('of nobody shows nothing where no kind is likely, or it is no garment', async () => {
    expect(await found([shirt, {}], ['shirt', 1])).toEqual([]);
    expect(await found([shirt, {}], ['none', 9])).toEqual([]);
  });

  it('of a garment whose place is not seen has the colour of its middle', async () => {
    expect(await found([['...', '...', '...'], {}], ['skirt', 6])).toEqual(['Gray skirt']);
  });
});

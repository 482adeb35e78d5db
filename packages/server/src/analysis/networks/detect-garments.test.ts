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

/** @param itemClass the class that the garment network predicts, and the lead of its logit over the others */
async function detect(
  [rows, options]: Parameters<typeof outfitOutputOf>,
  itemClass: readonly [name: ItemClass, lead: number],
): Promise<string[]> {
  const { output, frame } = outfitOutputOf(rows, options);
  const garments = await detectGarments(
    {
      outfitFrame: frame,
      garmentFrame: frame,
      runOutfit: () => Promise.resolve(output),
      runGarment: () =>
        Promise.resolve(Float32Array.from(itemClasses, (name) => (name === itemClass[0] ? itemClass[1] : 0))),
    },
    { outfit: grey(frame), garment: grey(frame), detail: grey(frame), full: grey(frame) },
  );
  return garments.map(({ description }) => description).sort();
}

describe('detectGarments', () => {
  it('when a photo shows a person, returns the outfit', async () => {
    expect(await detect([person, { tags: ['hair', 'skin'] }], ['dress', 9])).toEqual([
      'Gray bottoms',
      'Gray top',
    ]);
  });

  it('when a photo shows no person, returns a single garment', async () => {
    expect(await detect([shirt, {}], ['shirt', 6])).toEqual(['Gray shirt']);
  });

  it('when a person is uncertain, returns a single garment only at a high probability', async () => {
    const uncertain: Parameters<typeof outfitOutputOf> = [person, { tags: ['skin'] }];
    expect(await detect(uncertain, ['dress', 9])).toEqual(['Gray dress']);
    expect(await detect(uncertain, ['dress', 3])).toEqual(['Gray bottoms', 'Gray top']);
    expect(await detect(uncertain, ['none', 9])).toEqual(['Gray bottoms', 'Gray top']);
  });

  it('when no class is likely or the class is none, returns an empty list', async () => {
    expect(await detect([shirt, {}], ['shirt', 1])).toEqual([]);
    expect(await detect([shirt, {}], ['none', 9])).toEqual([]);
  });

  it("when the masks show no garment, returns the colour of the photo's centre", async () => {
    expect(await detect([['...', '...', '...'], {}], ['skirt', 6])).toEqual(['Gray skirt']);
  });
});

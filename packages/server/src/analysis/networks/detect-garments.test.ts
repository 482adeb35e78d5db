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

/** The cut-out network's output for a drawing of one garment: letters are the garment. */
function cutoutLogitsOf(rows: readonly string[], { width, height }: Size): Float32Array {
  const isGarment = (x: number, y: number) => {
    const row = rows[Math.floor((y * rows.length) / height)] ?? '';
    return row[Math.floor((x * row.length) / width)] !== '.';
  };
  return Float32Array.from({ length: width * height }, (_, at) =>
    isGarment(at % width, Math.floor(at / width)) ? 6 : -6,
  );
}

/**
 * @param itemClass the class that the garment network predicts, and the lead of its logit over the others
 * @param colored changes the gray photo
 */
async function detect(
  [rows, options]: Parameters<typeof outfitOutputOf>,
  itemClass: readonly [name: ItemClass, lead: number],
  colored = grey,
): Promise<string[]> {
  const { output, frame } = outfitOutputOf(rows, options);
  const garments = await detectGarments(
    {
      outfitFrame: frame,
      garmentFrame: frame,
      runOutfit: () => Promise.resolve(output),
      runGarment: () =>
        Promise.resolve(Float32Array.from(itemClasses, (name) => (name === itemClass[0] ? itemClass[1] : 0))),
      cutout: { frame, run: () => Promise.resolve(cutoutLogitsOf(rows, output.grid)) },
    },
    { outfit: grey(frame), garment: grey(frame), detail: colored(frame), full: grey(frame) },
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

  it('the colour of a single garment is that of its mask, not of the ground around it', async () => {
    const redAtRight = (size: Size): Bitmap => {
      const { width, height, data } = grey(size);
      return {
        width,
        height,
        data: data.map((value, at) => (at % (3 * width) < 1.5 * width ? value : at % 3 === 0 ? 200 : 20)),
      };
    };
    expect(await detect([['....t', '....t', '....t'], {}], ['shirt', 6], redAtRight)).toEqual(['Red shirt']);
    expect(await detect([['t....', 't....', 't....'], {}], ['shirt', 6], redAtRight)).toEqual(['Gray shirt']);
  });

  it('a pale single garment in a dim room is white when nothing around it is lighter', async () => {
    const paleAtRight =
      (around: number) =>
      (size: Size): Bitmap => {
        const { width, height, data } = grey(size);
        return { width, height, data: data.map((_, at) => (at % (3 * width) < 2.4 * width ? around : 188)) };
      };
    const shirtAtRight: Parameters<typeof outfitOutputOf> = [['....t', '....t', '....t'], {}];
    expect(await detect(shirtAtRight, ['shirt', 6], paleAtRight(120))).toEqual(['White shirt']);
    expect(await detect(shirtAtRight, ['shirt', 6], paleAtRight(230))).toEqual(['Light Gray shirt']);
  });

  it("when the mask shows no garment, returns the colour of the photo's centre", async () => {
    expect(await detect([['...', '...', '...'], {}], ['skirt', 6])).toEqual(['Gray skirt']);
  });
});

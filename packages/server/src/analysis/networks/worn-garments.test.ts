import { describe, expect, it } from 'vitest';
import { outfitOutputOf } from '../testing/outfit-output.ts';
import { decodeMasks } from './masks.ts';
import { wornGarments } from './worn-garments.ts';

const person = ['...o...', '..ttt..', '..ttt..', '..bbb..', '..b.b..', '..s.s..'];

const masksFrom = (...args: Parameters<typeof outfitOutputOf>) => {
  const { output, frame } = outfitOutputOf(...args);
  return decodeMasks(output, frame, frame);
};

describe('wornGarments', () => {
  it('returns each class once, shoes as a pair', () => {
    const worn = wornGarments(masksFrom(person));
    expect(worn.map(({ garmentClass }) => garmentClass).sort()).toEqual(['bottom', 'shoes', 'top']);
    expect(worn.find(({ garmentClass }) => garmentClass === 'shoes')?.cells).toHaveLength(2 * 64);
  });

  it('when a class is improbable, its cells get the next likely class', () => {
    const masks = masksFrom(person, { improbable: ['top'] });
    expect(wornGarments(masks).map(({ garmentClass }) => garmentClass)).not.toContain('top');
  });

  it('when there are several people, returns the garments of the largest one', () => {
    const rows = ['.o...ooo.', '.d..tttt.', '.d..tttt.', '....bbbb.', '....bbbb.'];
    const worn = wornGarments(masksFrom(rows));
    expect(worn.map(({ garmentClass }) => garmentClass).sort()).toEqual(['bottom', 'top']);
  });

  it('excludes garments that are too small', () => {
    const masks = masksFrom(['.....', '..o..', '..t..', '.....'], { cells: 3 });
    const width = masks.width * 4;
    const height = masks.height * 5;
    expect(wornGarments({ ...masks, frameCells: width * height * 20 })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { outfitOutputOf } from '../testing/outfit-output.ts';
import type { Bitmap, Size } from './bitmap.ts';
import { decodeMasks } from './masks.ts';
import { outfitGarments, wornGarments } from './outfit.ts';

const person = ['...o...', '..ttt..', '..ttt..', '..bbb..', '..b.b..', '..s.s..'];

const masksFrom = (...args: Parameters<typeof outfitOutputOf>) => {
  const { reading, frame } = outfitOutputOf(...args);
  return decodeMasks(reading, frame, frame);
};

/** Red above, blue below. */
function redOverBlue({ width, height }: Size): Bitmap {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    data.set(Math.floor(at / width) < height / 2 ? [200, 35, 44] : [42, 98, 201], at * 3);
  }
  return { width, height, data };
}

describe('a person', () => {
  it('wears each kind once, shoes as a pair', () => {
    const worn = wornGarments(masksFrom(person));
    expect(worn.map(({ garmentClass: garment }) => garment).sort()).toEqual(['bottom', 'shoes', 'top']);
    expect(worn.find(({ garmentClass: garment }) => garment === 'shoes')?.cells).toHaveLength(2 * 64);
  });

  it('wears nothing that the network doubts; its place is the next likely one’s', () => {
    const masks = masksFrom(person, { doubted: ['top'] });
    expect(wornGarments(masks).map(({ garmentClass: garment }) => garment)).not.toContain('top');
  });

  it('is the largest one where there are several', () => {
    const rows = ['.o...ooo.', '.d..tttt.', '.d..tttt.', '....bbbb.', '....bbbb.'];
    const worn = wornGarments(masksFrom(rows));
    expect(worn.map(({ garmentClass: garment }) => garment).sort()).toEqual(['bottom', 'top']);
  });

  it('wears nothing so small that it may be chance', () => {
    const masks = masksFrom(['.....', '..o..', '..t..', '.....'], { cells: 3 });
    const [width, height] = [masks.width * 4, masks.height * 5];
    expect(wornGarments({ ...masks, frameCells: width * height * 20 })).toEqual([]);
  });
});

describe('a garment', () => {
  const { reading, frame } = outfitOutputOf(person, { tags: ['t-shirt', 'jeans', 'boots'] });
  const masks = decodeMasks(reading, frame, frame);
  const found = outfitGarments(masks, reading.tags, redOverBlue(frame));

  it('has the colour of its own cells, and the words that the tags are sure of', () => {
    expect(found.map(({ description }) => description).sort()).toEqual([
      'Blue boots',
      'Blue jeans',
      'Red T-shirt',
    ]);
    expect(found.find(({ category }) => category === 'Tops')).toMatchObject({
      ...{ subcategory: 'T-Shirts', color: 'Red', brand: '', material: '', style: '' },
    });
  });

  it('has a plain name where two tags are as likely', () => {
    const unsure = outfitOutputOf(person, { tags: ['jeans', 'leggings'] });
    const [bottom] = outfitGarments(masks, unsure.reading.tags, redOverBlue(frame)).filter(
      ({ category }) => category === 'Bottoms',
    );
    expect(bottom).toMatchObject({ subcategory: '', description: 'Blue bottoms' });
  });

  it('has its pattern and both colours in its words', () => {
    const [width, height] = [2 * frame.width, 2 * frame.height];
    const data = new Uint8Array(width * height * 3);
    for (let at = 0; at < width * height; at++) {
      data.set(Math.floor(at / width) % 8 < 5 ? [250, 250, 248] : [26, 37, 71], at * 3);
    }
    const striped = outfitGarments(masks, reading.tags, { width, height, data });
    const described = striped.map(({ description }) => description);
    expect(described).toContain('Striped white and navy T-shirt');
  });

  it('has a confidence and the part of the photo that shows it', () => {
    for (const { confidence, box } of found) {
      expect(confidence).toBeGreaterThan(0.5);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(box).not.toBeNull();
    }
    const top = found.find(({ category }) => category === 'Tops');
    expect(top?.box?.left).toBeCloseTo(2 / 7 - (0.08 * 3) / 7);
  });

  it('stands where the photo does, not the grey around it', () => {
    const rows = ['..o..', '..t..', '..t..', '.....'];
    const small = outfitOutputOf(rows);
    const photo = { width: small.frame.width / 5, height: small.frame.height };
    const [top] = outfitGarments(
      decodeMasks(small.reading, small.frame, photo),
      small.reading.tags,
      redOverBlue(photo),
    );
    expect(top?.box).toMatchObject({ left: 0, width: 1 });
  });
});

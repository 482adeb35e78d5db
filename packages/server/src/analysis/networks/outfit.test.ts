import { describe, expect, it } from 'vitest';
import { outfitOutputOf } from '../testing/outfit-output.ts';
import type { Bitmap, Size } from './bitmap.ts';
import { decodeMasks } from './masks.ts';
import { outfitGarments } from './outfit.ts';

const person = ['...o...', '..ttt..', '..ttt..', '..bbb..', '..b.b..', '..s.s..'];

/** The upper half red, the lower half blue. */
function redOverBlue({ width, height }: Size): Bitmap {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    data.set(Math.floor(at / width) < height / 2 ? [200, 35, 44] : [42, 98, 201], at * 3);
  }
  return { width, height, data };
}

describe('outfitGarments', () => {
  const { output, frame } = outfitOutputOf(person, { tags: ['t-shirt', 'jeans', 'boots'] });
  const masks = decodeMasks(output, frame, frame);
  const detected = outfitGarments(masks, output.tags, redOverBlue(frame));

  it('describes a garment by the colour of its cells and its likely tags', () => {
    expect(detected.map(({ description }) => description).sort()).toEqual([
      'Blue boots',
      'Blue jeans',
      'Red T-shirt',
    ]);
    expect(detected.find(({ category }) => category === 'Tops')).toMatchObject({
      subcategory: 'T-Shirts',
      color: 'Red',
      brand: '',
      material: '',
      style: '',
    });
  });

  it('when two tags are equally likely, uses the plain noun', () => {
    const ambiguous = outfitOutputOf(person, { tags: ['jeans', 'leggings'] });
    const [bottom] = outfitGarments(masks, ambiguous.output.tags, redOverBlue(frame)).filter(
      ({ category }) => category === 'Bottoms',
    );
    expect(bottom).toMatchObject({ subcategory: '', description: 'Blue bottoms' });
  });

  it('never names an accessory by what is worn on the face, whose picture would be a face', () => {
    const belt = outfitOutputOf(['...o...', '..ttt..', '..aaa..', '..bbb..', '..b.b..'], {
      tags: ['sunglasses', 'belt'],
    });
    const [accessory] = outfitGarments(
      decodeMasks(belt.output, belt.frame, belt.frame),
      belt.output.tags,
      redOverBlue(belt.frame),
    ).filter(({ category }) => category === 'Accessories');
    expect(accessory?.subcategory).toBe('Belts');
  });

  it('includes the pattern and both colours in the description', () => {
    const width = 2 * frame.width;
    const height = 2 * frame.height;
    const data = new Uint8Array(width * height * 3);
    for (let at = 0; at < width * height; at++) {
      data.set(Math.floor(at / width) % 8 < 5 ? [250, 250, 248] : [26, 37, 71], at * 3);
    }
    const striped = outfitGarments(masks, output.tags, { width, height, data });
    const described = striped.map(({ description }) => description);
    expect(described).toContain('Striped white and navy T-shirt');
  });

  it('returns a confidence and the part of the photo for each garment', () => {
    for (const { confidence, box } of detected) {
      expect(confidence).toBeGreaterThan(0.5);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(box).not.toBeNull();
    }
    const top = detected.find(({ category }) => category === 'Tops');
    expect(top?.box?.left).toBeCloseTo(2 / 7 - (0.08 * 3) / 7);
  });

  it('measures boxes within the photo, not within the padded frame', () => {
    const rows = ['..o..', '..t..', '..t..', '.....'];
    const small = outfitOutputOf(rows);
    const photo = { width: small.frame.width / 5, height: small.frame.height };
    const [top] = outfitGarments(
      decodeMasks(small.output, small.frame, photo),
      small.output.tags,
      redOverBlue(photo),
    );
    expect(top?.box).toMatchObject({ left: 0, width: 1 });
  });
});

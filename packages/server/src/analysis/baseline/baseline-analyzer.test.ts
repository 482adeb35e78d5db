import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  box,
  ellipse,
  gradient,
  inDress,
  inTrousers,
  paint,
  plain,
  trapezoid,
  twoTone,
  withJacket,
} from '../testing/painting.ts';
import { createBaselineAnalyzer } from './baseline-analyzer.ts';
import { seededRandom } from './random.ts';

const analyzer = createBaselineAnalyzer();

async function seen(jpeg: Promise<Buffer>): Promise<string[]> {
  const garments = await analyzer.analyze(await jpeg);
  return garments.map(({ category, color }) => `${category}: ${color}`);
}

describe('a standing person', () => {
  it.each([
    ['a plain backdrop', plain('#E8E2D6')],
    ['a wall over a floor', twoTone('#D8E2E6', '#B9A58C')],
    ['a gradient', gradient('#F4EFE6', '#C9BFB0')],
  ])('in top, trousers and shoes is read before %s', async (_, backdrop) => {
    const person = inTrousers('#C8232C', '#1A2547', '#101010');
    expect(await seen(paint(backdrop, person))).toEqual(['Tops: Red', 'Bottoms: Navy', 'Shoes: Black']);
  });

  it('in a dress over bare legs wears one garment', async () => {
    const person = inDress('#046B48', '#7A1F33');
    expect(await seen(paint(plain('#DDE3EA'), person))).toEqual(['Dresses: Emerald', 'Shoes: Burgundy']);
  });

  it('in one colour with trousers wears two garments', async () => {
    const person = inTrousers('#3F6FB5', '#3F6FB5', '#F5F5F5');
    const found = await analyzer.analyze(await paint(plain('#D9CDB8'), person));
    expect(found.map(({ category }) => category)).toEqual(['Tops', 'Bottoms', 'Shoes']);
  });

  it('in an open jacket wears it over a top', async () => {
    const person = withJacket(inTrousers('#FFFFFF', '#3F4247', '#6B4226'), '#2F8F4E');
    expect((await seen(paint(plain('#CFD8DF'), person))).slice(0, 3)).toEqual([
      'Outerwear: Green',
      'Tops: White',
      'Bottoms: Charcoal',
    ]);
  });

  it('gives only what a look tells', async () => {
    const [top] = await analyzer.analyze(
      await paint(plain('#E8E2D6'), inTrousers('#1A2547', '#DCC9A9', '#101010')),
    );
    expect(top).toEqual({
      category: 'Tops',
      subcategory: '',
      brand: '',
      description: 'Navy top',
      color: 'Navy',
      material: '',
      style: '',
      confidence: null,
      box: null,
    });
  });

  it('is read the same every time', async () => {
    const jpeg = await paint(gradient('#F4EFE6', '#C9BFB0'), inTrousers('#F6D03C', '#2A62C9', '#FFFFFF'));
    expect(await analyzer.analyze(jpeg)).toEqual(await analyzer.analyze(jpeg));
  });
});

describe('a single garment', () => {
  const surface = plain('#EDE6DA');

  it('with broad shoulders is a top', async () => {
    const shirt = [
      trapezoid('#2A62C9', [0.24, 0.24], [0.3, 0.72]),
      trapezoid('#2A62C9', [0.34, 0.4], [0.3, 0.46]),
    ];
    expect(await seen(paint(surface, shirt))).toEqual(['Tops: Blue']);
  });

  it('with two legs is for below', async () => {
    const trousers = [
      box('#1F4A2E', 0.32, 0.68, 0.12, 0.3),
      box('#1F4A2E', 0.32, 0.46, 0.3, 0.88),
      box('#1F4A2E', 0.54, 0.68, 0.3, 0.88),
    ];
    expect(await seen(paint(surface, trousers))).toEqual(['Bottoms: Forest Green']);
  });

  it('that is long and flared is a dress', async () => {
    const dress = [
      trapezoid('#C2188B', [0.13, 0.12], [0.12, 0.4]),
      trapezoid('#C2188B', [0.12, 0.22], [0.4, 0.88]),
    ];
    expect(await seen(paint(surface, dress))).toEqual(['Dresses: Fuchsia']);
  });

  it('of an outline that tells nothing keeps its colour and no kind', async () => {
    const found = await analyzer.analyze(await paint(surface, [ellipse('#6F34A3', 0.5, 0.5, 0.25, 0.2)]));
    expect(found).toMatchObject([{ category: '', color: 'Purple', description: 'Purple garment' }]);
  });
});

describe('a picture without garments', () => {
  const noise = (sigma: number) => {
    const random = seededRandom(7);
    const pixels = Buffer.from(
      Array.from({ length: 300 * 450 * 3 }, () => Math.min(255, Math.max(0, 128 + (random() - 0.5) * sigma))),
    );
    return sharp(pixels, { raw: { width: 300, height: 450, channels: 3 } })
      .jpeg()
      .toBuffer();
  };

  it.each([
    ['blank', () => paint(plain('#FFFFFF'), [])],
    ['black', () => paint(plain('#000000'), [])],
    ['a gradient', () => paint(gradient('#FFE0C0', '#204080'), [])],
    ['two tones', () => paint(twoTone('#AACCEE', '#887755'), [])],
    ['noise', () => noise(255)],
    ['faint noise', () => noise(30)],
    ['hardly any contrast', () => paint(plain('#808080'), [box('#828282', 0.3, 0.7, 0.3, 0.7)])],
    ['one pixel', () => paint(plain('#808080'), [], { width: 1, height: 1 })],
    ['a thin line', () => paint(plain('#FF0000'), [], { width: 1200, height: 1 })],
    ['a speck', () => paint(plain('#EEEEEE'), [box('#000000', 0.49, 0.51, 0.49, 0.51)])],
  ])('answers nothing: %s', async (_, picture) => {
    expect(await analyzer.analyze(await picture())).toEqual([]);
  });
});

it('ends early when nobody waits any more', async () => {
  const jpeg = await paint(plain('#E8E2D6'), inTrousers('#C8232C', '#1A2547', '#101010'));
  await expect(analyzer.analyze(jpeg, AbortSignal.abort())).rejects.toThrow(/abort/i);
});

import { describe, expect, it } from 'vitest';
import { parseVisionResponse } from './vision-response.ts';

const blazer = {
  category: 'Outerwear',
  subcategory: 'Blazers',
  brand: 'COS',
  description: 'Navy wool blazer',
  color: 'Navy',
  material: 'Wool',
  style: 'Business',
};

const blazerFound = { ...blazer, confidence: null, box: null };

const read = (...garments: unknown[]) => parseVisionResponse(JSON.stringify({ garments }));

describe('parseVisionResponse', () => {
  it('accepts values of the vocabularies', () => {
    expect(read(blazer)).toEqual([blazerFound]);
  });

  it('converts values to the spelling of the vocabularies', () => {
    const loose = { ...blazer, category: 'outerwear', brand: ' cos ', color: 'NAVY' };
    expect(read(loose)).toEqual([blazerFound]);
  });

  it('replaces values outside the vocabularies with empty texts', () => {
    const unknown = { brand: 'Acme', color: 'Invisible', material: 'Kryptonite', style: 'x'.repeat(9999) };
    expect(read({ ...blazer, ...unknown })).toEqual([
      { ...blazerFound, brand: '', color: '', material: '', style: '' },
    ]);
  });

  it('when the brand is Other, returns an empty brand', () => {
    expect(read({ ...blazer, brand: 'Other' })[0]?.brand).toBe('');
  });

  it('when the subcategory belongs to another category, returns an empty subcategory', () => {
    expect(read({ ...blazer, subcategory: 'Jeans' })[0]?.subcategory).toBe('');
    expect(read({ ...blazer, category: 'Tops' })[0]?.subcategory).toBe('Blazers');
  });

  it('when the category is unknown, omits the garment', () => {
    expect(read({ ...blazer, category: 'Hats' }, blazer)).toEqual([blazerFound]);
  });

  it('converts the description to one printable line, with a default when it is empty', () => {
    const described = (description: string) => read({ ...blazer, description })[0]?.description;
    expect(described('  Navy\u0000\n wool\u202e ')).toBe('Navy wool');
    expect(described('x'.repeat(500))).toHaveLength(120);
    expect(described('   ')).toBe('Navy Blazers');
  });

  it('parses JSON inside a code fence', () => {
    expect(parseVisionResponse(`\`\`\`json\n{"garments":[]}\n\`\`\``)).toEqual([]);
  });

  it('returns at most 12 garments', () => {
    expect(read(...Array.from({ length: 40 }, () => blazer))).toHaveLength(12);
  });

  it.each(['', 'I cannot help with that.', '[]', '{"items":[]}', '{"garments":[{"category":3}]}'])(
    'when the response is %j, throws',
    (content) => {
      expect(() => parseVisionResponse(content)).toThrow();
    },
  );
});

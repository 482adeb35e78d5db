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

  it("normalizes values to the vocabulary's spelling", () => {
    const loose = { ...blazer, category: 'outerwear', brand: ' cos ', color: 'NAVY' };
    expect(read(loose)).toEqual([blazerFound]);
  });

  it('empties values outside the vocabularies', () => {
    const unknown = { brand: 'Acme', color: 'Invisible', material: 'Kryptonite', style: 'x'.repeat(9999) };
    expect(read({ ...blazer, ...unknown })).toEqual([
      { ...blazerFound, brand: '', color: '', material: '', style: '' },
    ]);
  });

  it('empties the brand Other', () => {
    expect(read({ ...blazer, brand: 'Other' })[0]?.brand).toBe('');
  });

  it('empties a subcategory of another category', () => {
    expect(read({ ...blazer, subcategory: 'Jeans' })[0]?.subcategory).toBe('');
    expect(read({ ...blazer, category: 'Tops' })[0]?.subcategory).toBe('Blazers');
  });

  it('leaves out a garment without a known category', () => {
    expect(read({ ...blazer, category: 'Hats' }, blazer)).toEqual([blazerFound]);
  });

  it('reduces the description to one printable line, with a default when it is empty', () => {
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
    'throws on %j',
    (content) => {
      expect(() => parseVisionResponse(content)).toThrow();
    },
  );
});

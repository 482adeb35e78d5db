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

describe('readVisionAnswer', () => {
  it('takes what the vocabularies hold', () => {
    expect(read(blazer)).toEqual([blazerFound]);
  });

  it('writes values as the vocabularies do', () => {
    const loose = { ...blazer, category: 'outerwear', brand: ' cos ', color: 'NAVY' };
    expect(read(loose)).toEqual([blazerFound]);
  });

  it('leaves empty what they do not hold', () => {
    const unknown = { brand: 'Acme', color: 'Invisible', material: 'Kryptonite', style: 'x'.repeat(9999) };
    expect(read({ ...blazer, ...unknown })).toEqual([
      { ...blazerFound, brand: '', color: '', material: '', style: '' },
    ]);
  });

  it('takes no brand from a guess that there is another', () => {
    expect(read({ ...blazer, brand: 'Other' })[0]?.brand).toBe('');
  });

  it('leaves out a subcategory of another category', () => {
    expect(read({ ...blazer, subcategory: 'Jeans' })[0]?.subcategory).toBe('');
    expect(read({ ...blazer, category: 'Tops' })[0]?.subcategory).toBe('Blazers');
  });

  it('leaves out a garment without a category', () => {
    expect(read({ ...blazer, category: 'Hats' }, blazer)).toEqual([blazerFound]);
  });

  it('makes one printable line of the description, or a plain one where there is none', () => {
    const described = (description: string) => read({ ...blazer, description })[0]?.description;
    expect(described('  Navy\u0000\n wool\u202e ')).toBe('Navy wool');
    expect(described('x'.repeat(500))).toHaveLength(120);
    expect(described('   ')).toBe('Navy Blazers');
  });

  it('reads JSON inside a code fence', () => {
    expect(parseVisionResponse(`\`\`\`json\n{"garments":[]}\n\`\`\``)).toEqual([]);
  });

  it('takes no more than twelve garments', () => {
    expect(read(...Array.from({ length: 40 }, () => blazer))).toHaveLength(12);
  });

  it.each(['', 'I cannot help with that.', '[]', '{"items":[]}', '{"garments":[{"category":3}]}'])(
    'throws at %j',
    (content) => {
      expect(() => parseVisionResponse(content)).toThrow();
    },
  );
});

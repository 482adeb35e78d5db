/** The colours by which the wardrobe is filtered, each with the colours of the vocabulary and of brands it finds. */
export const colorFamilies = {
  Black: ['Black', 'Core Black', 'Black Smooth'],
  Gray: ['Silver', 'Light Gray', 'Gray', 'Charcoal', 'Dior Gray', 'Raincloud', 'Checkerboard'],
  White: ['White', 'Ivory', 'Cream', 'Ecru', 'Cloud White', 'Optical White', 'Sail'],
  Beige: ['Beige', 'Sand', 'Taupe', 'Camel', 'Tan', 'Khaki', 'Archive Beige', 'Max Mara Camel', 'Étoupe'],
  Brown: ['Brown', 'Chocolate', 'Cognac', 'Rust', 'Hamilton Brown'],
  Red: [
    'Red',
    'Burgundy',
    'Oxblood',
    'Coral',
    'Varsity Red',
    'Cherry Red',
    'Ancora Red',
    'University Red',
    'Primary Red',
  ],
  Pink: ['Blush', 'Pink', 'Hot Pink', 'Fuchsia', 'Rose Gold'],
  Orange: ['Peach', 'Orange', 'Terracotta', 'Hermès Orange'],
  Yellow: ['Honey', 'Yellow', 'Mustard', 'Gold', 'Summit Gold', 'Volt'],
  Green: [
    'Mint',
    'Sage',
    'Moss',
    'Olive',
    'Green',
    'Emerald',
    'Forest Green',
    'Teal',
    'Cypress',
    'Collegiate Green',
    'Kelly Green',
    'Web Green',
    'Lacoste Green',
  ],
  Blue: [
    'Turquoise',
    'Sky',
    'Light Blue',
    'Blue',
    'Cobalt',
    'Washed Indigo',
    'Indigo',
    'Navy',
    'Knight Blue',
    'Stonewash',
    'Rinse',
    'Medium Indigo',
    'Polo Navy',
    'Desert Sky',
  ],
  Purple: ['Lavender', 'Lilac', 'Purple', 'Plum'],
  Multicolor: ['Multicolor'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ColorFamily = keyof typeof colorFamilies;

export function isColorFamily(value: string): value is ColorFamily {
  return Object.hasOwn(colorFamilies, value);
}

export const colorFamilyNames = Object.keys(colorFamilies).filter(isColorFamily);

const familyOf = new Map(
  colorFamilyNames.flatMap((family) =>
    colorFamilies[family].map((color): [string, ColorFamily] => [color.toLowerCase(), family]),
  ),
);

/** Other words for colours of the vocabulary. */
const otherWords = new Map<string, string>([
  ['grey', 'gray'],
  ['maroon', 'burgundy'],
  ['nude', 'beige'],
]);

/**
 * The names of colours that a colour's name may denote, in lower case and the spelling of the vocabulary: the whole name,
 * then its pairs of words and its words, the last ones first, since "Faded navy" is a navy. Of one family, the name of
 * the family comes last, since "Navy blue" is a navy too.
 */
export function denotedColors(color: string): string[] {
  const named = (color.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => otherWords.get(word) ?? word);
  const words = [...named].reverse();
  const pairs = words.slice(1).map((word, index) => `${word} ${words[index]}`);
  const family = words.map((word) => familyOf.get(word)).find(Boolean);
  const shades = words.filter((word) => word !== family?.toLowerCase() && familyOf.get(word) === family);
  return [named.join(' '), ...pairs, ...shades, ...words];
}

/** The family of a colour; null for a name without a known colour. */
export function colorFamilyOf(color: string): ColorFamily | null {
  return (
    denotedColors(color)
      .map((name) => familyOf.get(name))
      .find((family) => family !== undefined) ?? null
  );
}

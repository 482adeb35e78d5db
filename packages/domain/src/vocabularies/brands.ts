import { type Color, colors } from './colors.ts';
import { otherBrand } from './other-brand.ts';

/** The brands offered for every garment, ending with "Other" (docs/product.md section 3). */
export const brands = [
  'Acne Studios',
  'Adidas',
  'Arket',
  'Balenciaga',
  'Burberry',
  'Calvin Klein',
  'Carhartt WIP',
  'Chanel',
  'Converse',
  'COS',
  'Dior',
  'Dr. Martens',
  'Everlane',
  'Ganni',
  'Gap',
  'Gucci',
  'H&M',
  'Hermès',
  'Isabel Marant',
  'Lacoste',
  "Levi's",
  'Louis Vuitton',
  'Maison Margiela',
  'Mango',
  'Marni',
  'Max Mara',
  'New Balance',
  'Nike',
  'Patagonia',
  'Prada',
  'Puma',
  'Ralph Lauren',
  'Saint Laurent',
  'Stella McCartney',
  'The North Face',
  'Tommy Hilfiger',
  'Uniqlo',
  'Vans',
  'Zara',
  otherBrand,
] as const;

export type Brand = (typeof brands)[number];

/** Colours that a brand is known for, offered before the general ones when the brand is chosen. */
export const brandColors: Partial<Record<Brand, readonly Color[]>> = {
  Adidas: [
    { name: 'Core Black', hex: '#0B0B0C' },
    { name: 'Cloud White', hex: '#F7F8F8' },
    { name: 'Collegiate Green', hex: '#00573D' },
  ],
  Burberry: [
    { name: 'Archive Beige', hex: '#C7A77B' },
    { name: 'Knight Blue', hex: '#1E2FB8' },
  ],
  'Carhartt WIP': [
    { name: 'Hamilton Brown', hex: '#9A6532' },
    { name: 'Cypress', hex: '#4A4F3B' },
  ],
  Converse: [
    { name: 'Optical White', hex: '#FAFAF7' },
    { name: 'Varsity Red', hex: '#B3202A' },
  ],
  Dior: [{ name: 'Dior Gray', hex: '#A5A7AA' }],
  'Dr. Martens': [
    { name: 'Cherry Red', hex: '#5E1820' },
    { name: 'Black Smooth', hex: '#161414' },
  ],
  Ganni: [{ name: 'Kelly Green', hex: '#159A5A' }],
  Gucci: [
    { name: 'Web Green', hex: '#00543C' },
    { name: 'Ancora Red', hex: '#5B0F1A' },
  ],
  Hermès: [
    { name: 'Hermès Orange', hex: '#F37021' },
    { name: 'Étoupe', hex: '#8B7D70' },
  ],
  Lacoste: [{ name: 'Lacoste Green', hex: '#004B35' }],
  "Levi's": [
    { name: 'Stonewash', hex: '#7C98B8' },
    { name: 'Rinse', hex: '#222B48' },
    { name: 'Medium Indigo', hex: '#46628F' },
  ],
  'Max Mara': [{ name: 'Max Mara Camel', hex: '#BE8F5C' }],
  'New Balance': [{ name: 'Raincloud', hex: '#8C9398' }],
  Nike: [
    { name: 'University Red', hex: '#C4142E' },
    { name: 'Volt', hex: '#CEFF00' },
    { name: 'Sail', hex: '#F1EADB' },
  ],
  'Ralph Lauren': [{ name: 'Polo Navy', hex: '#14213F' }],
  'The North Face': [{ name: 'Summit Gold', hex: '#F5B70F' }],
  'Tommy Hilfiger': [
    { name: 'Desert Sky', hex: '#0B1B36' },
    { name: 'Primary Red', hex: '#CE0E2D' },
  ],
  Vans: [{ name: 'Checkerboard', hex: '#8B8B8B' }],
};

/** Whether a text is one of the offered brands, including "Other". */
export function isBrand(value: string): value is Brand {
  return (brands as readonly string[]).includes(value);
}

/** The colours offered for a brand: its own, then the general ones. */
export function colorsFor(brand: string): readonly Color[] {
  const own = isBrand(brand) ? (brandColors[brand] ?? []) : [];
  return [...own, ...colors];
}

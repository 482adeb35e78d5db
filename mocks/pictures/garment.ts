import { Art } from './core/art.ts';
import { fmt, layers } from './core/geometry.ts';
import type { Pattern } from './core/pattern.ts';
import { bags } from './flat/bags.ts';
import { belts, ties } from './flat/belts.ts';
import { blazers, vests } from './flat/blazers.ts';
import { bomberJackets } from './flat/bombers.ts';
import { cardigans } from './flat/cardigans.ts';
import { trenchCoats, winterCoats } from './flat/coats.ts';
import { fittedDress, tieredDress } from './flat/evening-dresses.ts';
import { hats } from './flat/hats.ts';
import { denimJackets, leatherJackets } from './flat/jackets.ts';
import { jeans } from './flat/jeans.ts';
import { hairAccessories, jewelry } from './flat/jewelry.ts';
import { joggers } from './flat/joggers.ts';
import { hoodies, sweaters } from './flat/knits.ts';
import { boots, loafers } from './flat/leather-shoes.ts';
import { heels, sandals } from './flat/open-shoes.ts';
import { overcoats, parkas } from './flat/overcoats.ts';
import { grain, paper } from './flat/paper.ts';
import { flats, oxfords } from './flat/plain-shoes.ts';
import { scarves } from './flat/scarves.ts';
import type { DrawFlat } from './flat/shared.ts';
import { blouses, dressShirts, poloShirts } from './flat/shirts.ts';
import { leggings, shorts } from './flat/short-trousers.ts';
import { skirts } from './flat/skirts.ts';
import { sneakers } from './flat/sneakers.ts';
import { wrapDress } from './flat/tea-dress.ts';
import { cropTops, tankTops, tShirts } from './flat/tees.ts';
import { capris, chinos, pants } from './flat/trousers.ts';
import { sunglasses, watches } from './flat/watches.ts';

interface GarmentOptions {
  /** A subcategory of the vocabulary. */
  readonly subcategory: string;
  /** #rrggbb. */
  readonly color: string;
  readonly pattern: Pattern;
  readonly side: 'front' | 'back';
  readonly seed: string;
}

/** A way to lay a garment flat; `zoom` fills the canvas, `stands` means that it throws its own shadow. */
interface FlatLay {
  readonly draw: DrawFlat;
  readonly zoom?: number;
  readonly stands?: boolean;
  /** It is never tilted. */
  readonly straight?: boolean;
}

const shoes = (draw: DrawFlat, zoom = 1.04): FlatLay => ({ draw, zoom, stands: true, straight: true });

const FLAT_LAYS: Readonly<Record<string, FlatLay>> = {
  'T-Shirts': { draw: tShirts, zoom: 1.13 },
  'Crop Tops': { draw: cropTops, zoom: 1.2 },
  'Tank Tops': { draw: tankTops, zoom: 1.16 },
  'Dress Shirts': { draw: dressShirts, zoom: 1.12 },
  Blouses: { draw: blouses, zoom: 1.12 },
  'Polo Shirts': { draw: poloShirts, zoom: 1.13 },
  Sweaters: { draw: sweaters, zoom: 1.12 },
  Cardigans: { draw: cardigans, zoom: 1.12 },
  Hoodies: { draw: hoodies, zoom: 1.1 },
  Jackets: { draw: bomberJackets, zoom: 1.12 },
  'Light Jackets': { draw: bomberJackets, zoom: 1.12 },
  Coats: { draw: overcoats, zoom: 1.02 },
  Blazers: { draw: blazers, zoom: 1.12 },
  'Winter Coats': { draw: winterCoats, zoom: 1.06 },
  Parkas: { draw: parkas, zoom: 1.04 },
  'Denim Jackets': { draw: denimJackets, zoom: 1.12 },
  'Leather Jackets': { draw: leatherJackets, zoom: 1.12 },
  'Trench Coats': { draw: trenchCoats },
  Vests: { draw: vests, zoom: 1.26 },
  Jeans: { draw: jeans },
  Pants: { draw: pants },
  Chinos: { draw: chinos },
  'Dress Pants': { draw: pants },
  Sweatpants: { draw: joggers },
  Joggers: { draw: joggers },
  Capris: { draw: capris, zoom: 1.1 },
  Shorts: { draw: shorts, zoom: 1.16 },
  Skirts: { draw: skirts, zoom: 1.08 },
  Leggings: { draw: leggings },
  Casual: { draw: wrapDress },
  Midi: { draw: wrapDress },
  Maxi: { draw: tieredDress },
  Sundresses: { draw: tieredDress, zoom: 1.12 },
  Formal: { draw: fittedDress },
  'Evening Gowns': { draw: fittedDress },
  Cocktail: { draw: fittedDress },
  Mini: { draw: fittedDress, zoom: 1.12 },
  Sneakers: shoes(sneakers),
  'Athletic Shoes': shoes(sneakers),
  'Casual Shoes': shoes(sneakers),
  'Dress Shoes': shoes(oxfords),
  Loafers: shoes(loafers),
  Flats: shoes(flats),
  Boots: shoes(boots),
  Heels: shoes(heels, 1.06),
  Sandals: shoes(sandals, 1.06),
  Bags: { draw: bags, zoom: 1.08, stands: true, straight: true },
  Hats: { draw: hats, zoom: 1.04, stands: true, straight: true },
  Belts: { draw: belts, zoom: 1.14 },
  Jewelry: { draw: jewelry },
  Scarves: { draw: scarves },
  Watches: { draw: watches, straight: true },
  Sunglasses: { draw: sunglasses, straight: true },
  Ties: { draw: ties },
  'Hair Accessories': { draw: hairAccessories },
};

/** The subcategories that can be drawn. */
export const DRAWN_SUBCATEGORIES = Object.keys(FLAT_LAYS);

/**
 * One garment laid flat on softly lit paper, 900 x 1100, as SVG. Equal options give an equal picture.
 * @throws RangeError for a subcategory that nobody can draw.
 */
export function garment({ subcategory, color, pattern, side, seed }: GarmentOptions): string {
  const lay = FLAT_LAYS[subcategory];
  if (!lay) throw new RangeError(`cannot draw ${subcategory}`);
  const art = new Art(`g${[seed, subcategory, color, pattern, side].join('|')}`, 900, 1100);
  const drawing = lay.draw(art, { subcategory, color, pattern, back: side === 'back' });
  const tilt = lay.straight ? 0 : art.range(-1.6, 1.6);
  const placed = `rotate(${fmt(tilt)} 450 550) translate(450 550) scale(${lay.zoom ?? 1}) translate(-450 -550)`;
  return art.svg(
    layers(
      paper(art, color),
      `<g transform="${placed}">${lay.stands ? drawing : `<g filter="url(#${dropShadow(art)})">${drawing}</g>`}</g>`,
      grain(art, 0.09),
    ),
  );
}

const dropShadow = (art: Art) =>
  art.def(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="1020" height="1220" color-interpolation-filters="sRGB"><feDropShadow dx="3" dy="5" stdDeviation="4" flood-color="#2a1a14" flood-opacity=".34" result="a"/><feGaussianBlur in="SourceAlpha" stdDeviation="20"/><feOffset dx="14" dy="22"/><feComponentTransfer><feFuncA type="linear" slope=".3"/></feComponentTransfer><feColorMatrix values="0 0 0 0 .16 0 0 0 0 .1 0 0 0 0 .08 0 0 0 1 0"/><feMerge><feMergeNode/><feMergeNode in="a"/></feMerge></filter>`,
  );

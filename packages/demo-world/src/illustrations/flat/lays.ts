import type { subcategories } from '@aura/domain/vocabularies/categories';
import { bags } from './bags.ts';
import { belts, ties } from './belts.ts';
import { blazers, doubleBreastedBlazers, vests } from './blazers.ts';
import { bomberJackets } from './bombers.ts';
import { cardigans } from './cardigans.ts';
import { choreJackets } from './chore-jackets.ts';
import { trenchCoats, winterCoats } from './coats.ts';
import { fittedDress, tieredDress } from './evening-dresses.ts';
import { eveningGowns } from './gowns.ts';
import { hats } from './hats.ts';
import { denimJackets, leatherJackets } from './jackets.ts';
import { jeans } from './jeans.ts';
import { hairAccessories, jewelry } from './jewelry.ts';
import { joggers, sweatpants } from './joggers.ts';
import { hoodies, sweaters } from './knits.ts';
import { boots, loafers } from './leather-shoes.ts';
import { heels, sandals } from './open-shoes.ts';
import { overcoats, parkas } from './overcoats.ts';
import { flats, oxfords } from './plain-shoes.ts';
import { pleatedDress } from './pleated-dress.ts';
import { scarves } from './scarves.ts';
import type { DrawFlat } from './shared.ts';
import { sheathDress, shiftDress } from './sheath-dresses.ts';
import { blouses, dressShirts, poloShirts } from './shirts.ts';
import { leggings, shorts } from './short-trousers.ts';
import { skirts } from './skirts.ts';
import { sneakers } from './sneakers.ts';
import { runners, slipOns } from './sport-shoes.ts';
import { wrapDress } from './tea-dress.ts';
import { cropTops, tankTops, tShirts } from './tees.ts';
import { capris, chinos, dressPants, pants } from './trousers.ts';
import { sunglasses, watches } from './watches.ts';

/**
 * Layout of a flat garment; `zoom` scales it to the canvas, `hasOwnShadow` means that the drawing includes its
 * shadow.
 */
export interface FlatLay {
  readonly draw: DrawFlat;
  readonly zoom?: number;
  readonly hasOwnShadow?: boolean;
  /** Not tilted. */
  readonly straight?: boolean;
  /** Distinguishes the piece from the same subcategory of another category. */
  readonly name?: string;
}

type Vocabulary = typeof subcategories;

const shoes = (draw: DrawFlat, zoom = 1.04): FlatLay => ({ draw, zoom, hasOwnShadow: true, straight: true });

/** Layout of each subcategory by category; Blazers occurs in two categories. */
export const FLAT_LAYS: {
  readonly [Category in keyof Vocabulary]: Readonly<Record<Vocabulary[Category][number], FlatLay>>;
} = {
  Tops: {
    'T-Shirts': { draw: tShirts, zoom: 1.13 },
    'Dress Shirts': { draw: dressShirts, zoom: 1.12 },
    Blouses: { draw: blouses, zoom: 1.12 },
    'Tank Tops': { draw: tankTops, zoom: 1.16 },
    Hoodies: { draw: hoodies, zoom: 1.1 },
    Sweaters: { draw: sweaters, zoom: 1.12 },
    Jackets: { draw: choreJackets, zoom: 1.12 },
    Coats: { draw: overcoats, zoom: 1.02 },
    Blazers: { draw: doubleBreastedBlazers, zoom: 1.12, name: 'Double-breasted blazers' },
    Cardigans: { draw: cardigans, zoom: 1.12 },
    'Polo Shirts': { draw: poloShirts, zoom: 1.13 },
    'Crop Tops': { draw: cropTops, zoom: 1.2 },
  },
  Bottoms: {
    Jeans: { draw: jeans },
    Pants: { draw: pants },
    Shorts: { draw: shorts, zoom: 1.16 },
    Skirts: { draw: skirts, zoom: 1.08 },
    Leggings: { draw: leggings },
    Sweatpants: { draw: sweatpants },
    Joggers: { draw: joggers },
    Chinos: { draw: chinos },
    'Dress Pants': { draw: dressPants },
    Capris: { draw: capris, zoom: 1.1 },
  },
  Dresses: {
    Casual: { draw: wrapDress },
    Formal: { draw: sheathDress },
    Cocktail: { draw: fittedDress },
    Maxi: { draw: tieredDress },
    Mini: { draw: shiftDress, zoom: 1.12 },
    Midi: { draw: pleatedDress },
    Sundresses: { draw: tieredDress, zoom: 1.12 },
    'Evening Gowns': { draw: eveningGowns },
  },
  Outerwear: {
    'Winter Coats': { draw: winterCoats, zoom: 1.06 },
    'Light Jackets': { draw: bomberJackets, zoom: 1.12 },
    'Denim Jackets': { draw: denimJackets, zoom: 1.12 },
    'Leather Jackets': { draw: leatherJackets, zoom: 1.12 },
    Blazers: { draw: blazers, zoom: 1.12 },
    Vests: { draw: vests, zoom: 1.26 },
    Parkas: { draw: parkas, zoom: 1.04 },
    'Trench Coats': { draw: trenchCoats },
  },
  Shoes: {
    Sneakers: shoes(sneakers),
    'Dress Shoes': shoes(oxfords),
    Boots: shoes(boots),
    Sandals: shoes(sandals, 1.06),
    Heels: shoes(heels, 1.06),
    Flats: shoes(flats),
    Loafers: shoes(loafers),
    'Athletic Shoes': shoes(runners),
    'Casual Shoes': shoes(slipOns),
  },
  Accessories: {
    Bags: { draw: bags, zoom: 1.08, hasOwnShadow: true, straight: true },
    Hats: { draw: hats, zoom: 1.04, hasOwnShadow: true, straight: true },
    Belts: { draw: belts, zoom: 1.14 },
    Jewelry: { draw: jewelry },
    Scarves: { draw: scarves },
    Watches: { draw: watches, straight: true },
    Sunglasses: { draw: sunglasses, straight: true },
    Ties: { draw: ties },
    'Hair Accessories': { draw: hairAccessories },
  },
};

import type { Category } from '@aura/domain/vocabularies/categories';
import { type GarmentClass, type ItemClass, sigmoid, type TagName, tagNames } from './classes.ts';

/** What a garment is, in the words of the vocabularies and as a person names it. */
export interface GarmentType {
  readonly category: Category;
  /** Empty where it is not known. */
  readonly subcategory: string;
  /** Such as "jacket". */
  readonly noun: string;
}

/** What each class is where nothing says more. */
const defaultTypes: Record<GarmentClass, GarmentType> = {
  top: { category: 'Tops', subcategory: '', noun: 'top' },
  outer: { category: 'Outerwear', subcategory: '', noun: 'outerwear' },
  bottom: { category: 'Bottoms', subcategory: '', noun: 'bottoms' },
  dress: { category: 'Dresses', subcategory: '', noun: 'dress' },
  shoes: { category: 'Shoes', subcategory: '', noun: 'shoes' },
  bag: { category: 'Accessories', subcategory: 'Bags', noun: 'bag' },
  hat: { category: 'Accessories', subcategory: 'Hats', noun: 'hat' },
  accessory: { category: 'Accessories', subcategory: '', noun: 'accessory' },
};

type TypesByTag = Partial<Record<TagName, Omit<GarmentType, 'category'> & { readonly category?: Category }>>;

/** What a tag adds to its class. Kinds that the vocabulary has no word for keep an empty subcategory. */
const typesByTag: Record<GarmentClass, TypesByTag> = {
  top: {
    blouse: { subcategory: 'Blouses', noun: 'blouse' },
    hoodie: { subcategory: 'Hoodies', noun: 'hoodie' },
    jumper: { subcategory: 'Sweaters', noun: 'sweater' },
    sweater: { subcategory: 'Sweaters', noun: 'sweater' },
    sweatshirt: { subcategory: 'Sweaters', noun: 'sweatshirt' },
    shirt: { subcategory: '', noun: 'shirt' },
    't-shirt': { subcategory: 'T-Shirts', noun: 'T-shirt' },
    top: { subcategory: '', noun: 'top' },
  },
  outer: {
    blazer: { subcategory: 'Blazers', noun: 'blazer' },
    cape: { subcategory: '', noun: 'cape' },
    cardigan: { category: 'Tops', subcategory: 'Cardigans', noun: 'cardigan' },
    coat: { subcategory: '', noun: 'coat' },
    jacket: { subcategory: '', noun: 'jacket' },
    suit: { subcategory: '', noun: 'suit' },
    vest: { subcategory: 'Vests', noun: 'vest' },
  },
  bottom: {
    jeans: { subcategory: 'Jeans', noun: 'jeans' },
    leggings: { subcategory: 'Leggings', noun: 'leggings' },
    pants: { subcategory: 'Pants', noun: 'pants' },
    shorts: { subcategory: 'Shorts', noun: 'shorts' },
    skirt: { subcategory: 'Skirts', noun: 'skirt' },
  },
  dress: {
    dress: { subcategory: '', noun: 'dress' },
    romper: { subcategory: '', noun: 'romper' },
  },
  shoes: {
    boots: { subcategory: 'Boots', noun: 'boots' },
    flats: { subcategory: 'Flats', noun: 'flats' },
    heels: { subcategory: 'Heels', noun: 'heels' },
    loafers: { subcategory: 'Loafers', noun: 'loafers' },
    pumps: { subcategory: 'Heels', noun: 'heels' },
    sandals: { subcategory: 'Sandals', noun: 'sandals' },
    sneakers: { subcategory: 'Sneakers', noun: 'sneakers' },
    wedges: { subcategory: 'Heels', noun: 'heels' },
  },
  bag: {},
  hat: {},
  accessory: {
    belt: { subcategory: 'Belts', noun: 'belt' },
    bracelet: { subcategory: 'Jewelry', noun: 'jewelry' },
    earrings: { subcategory: 'Jewelry', noun: 'jewelry' },
    glasses: { subcategory: '', noun: 'glasses' },
    gloves: { subcategory: '', noun: 'gloves' },
    necklace: { subcategory: 'Jewelry', noun: 'jewelry' },
    ring: { subcategory: 'Jewelry', noun: 'jewelry' },
    scarf: { subcategory: 'Scarves', noun: 'scarf' },
    sunglasses: { subcategory: 'Sunglasses', noun: 'sunglasses' },
    tie: { subcategory: 'Ties', noun: 'tie' },
    watch: { subcategory: 'Watches', noun: 'watch' },
  },
};

/** A tag says what a garment is from this probability on, and only with so much more than any other kind's. */
const minTagProbability = 0.6;
const minTagRatio = 1.6;

/**
 * What a worn garment is.
 * @param tags a logit for each of `tagNames`
 */
export function typeOfWornGarment(garment: GarmentClass, tags: Float32Array): GarmentType {
  const plain = defaultTypes[garment];
  const likely = Object.entries(typesByTag[garment])
    .map(([tag, kind]) => ({ kind, share: sigmoid(tags[tagNames.indexOf(tag as TagName)] ?? 0) }))
    .sort((one, other) => other.share - one.share);
  const [best] = likely;
  const rival = likely.find(({ kind }) => kind.noun !== best?.kind.noun);
  if (!best || best.share < minTagProbability || best.share < minTagRatio * (rival?.share ?? 0)) return plain;
  return { ...plain, ...best.kind };
}

/** What a single garment is. */
export const itemTypes: Record<Exclude<ItemClass, 'none'>, GarmentType> = {
  dress: defaultTypes.dress,
  hat: defaultTypes.hat,
  longsleeve: { category: 'Tops', subcategory: '', noun: 'long-sleeved top' },
  outwear: defaultTypes.outer,
  pants: { category: 'Bottoms', subcategory: '', noun: 'pants' },
  shirt: { category: 'Tops', subcategory: '', noun: 'shirt' },
  shoes: defaultTypes.shoes,
  shorts: { category: 'Bottoms', subcategory: 'Shorts', noun: 'shorts' },
  skirt: { category: 'Bottoms', subcategory: 'Skirts', noun: 'skirt' },
  't-shirt': { category: 'Tops', subcategory: 'T-Shirts', noun: 'T-shirt' },
};

import type { Category } from '@aura/domain/vocabularies/categories';
import { type GarmentClass, type ItemClass, sigmoid, type TagName, tagNames } from './classes.ts';

/** A garment's category and subcategory in the vocabularies, and the noun of its description. */
export interface GarmentType {
  readonly category: Category;
  /** Empty when unknown. */
  readonly subcategory: string;
  /** For example "jacket". */
  readonly noun: string;
}

/** The type of each class when no tag is likely enough. */
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

/** The more specific types by tag. A type that the vocabulary does not contain has an empty subcategory. */
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
  // Without glasses and earrings: their pictures are mostly a face, so they are never shown.
  accessory: {
    belt: { subcategory: 'Belts', noun: 'belt' },
    bracelet: { subcategory: 'Jewelry', noun: 'jewelry' },
    gloves: { subcategory: '', noun: 'gloves' },
    necklace: { subcategory: 'Jewelry', noun: 'jewelry' },
    ring: { subcategory: 'Jewelry', noun: 'jewelry' },
    scarf: { subcategory: 'Scarves', noun: 'scarf' },
    tie: { subcategory: 'Ties', noun: 'tie' },
    watch: { subcategory: 'Watches', noun: 'watch' },
  },
};

/** Minimum probability of a tag, and its minimum ratio to any tag of another noun. */
const minTagProbability = 0.6;
const minTagRatio = 1.6;

/**
 * Returns the type of a worn garment.
 * @param tags a logit for each of `tagNames`
 */
export function typeOfWornGarment(garment: GarmentClass, tags: Float32Array): GarmentType {
  const defaultType = defaultTypes[garment];
  const ranked = Object.entries(typesByTag[garment])
    .map(([tag, type]) => ({ type, probability: sigmoid(tags[tagNames.indexOf(tag as TagName)] ?? 0) }))
    .sort((one, other) => other.probability - one.probability);
  const [best] = ranked;
  const rival = ranked.find(({ type }) => type.noun !== best?.type.noun);
  if (
    !best ||
    best.probability < minTagProbability ||
    best.probability < minTagRatio * (rival?.probability ?? 0)
  )
    return defaultType;
  return { ...defaultType, ...best.type };
}

/** The type of each class of a single garment. */
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

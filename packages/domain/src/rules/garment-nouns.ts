interface GarmentType {
  readonly category: string;
  /** Empty when unknown. */
  readonly subcategory: string;
}

/** The noun of a type of garment, such as "trench coat". */
interface GarmentNoun {
  readonly noun: string;
  /** Whether it is written with an article; false for pairs such as "jeans" and for uncountable nouns. */
  readonly counted: boolean;
}

/** Singular forms that do not follow from the plural. */
const singulars = new Map<string, string>([
  ['T-Shirts', 'T-shirt'],
  ['Sundresses', 'sundress'],
  ['Scarves', 'scarf'],
  ['Watches', 'watch'],
]);

/** Pairs and uncountable nouns: written as in the vocabulary. */
const uncounted: readonly string[] = ['Jewelry', 'Sunglasses', 'Hair Accessories'];

const isUncounted = ({ category, subcategory }: GarmentType) =>
  category === 'Shoes' ||
  (category === 'Bottoms' && subcategory !== 'Skirts') ||
  uncounted.includes(subcategory);

const garment: GarmentNoun = { noun: 'garment', counted: true };

/** The noun of each category, for garments without a subcategory. */
const categoryNouns: Readonly<Record<string, GarmentNoun>> = {
  Tops: { noun: 'top', counted: true },
  Bottoms: { noun: 'bottoms', counted: false },
  Dresses: { noun: 'dress', counted: true },
  Outerwear: { noun: 'outerwear', counted: false },
  Shoes: { noun: 'shoes', counted: false },
  Accessories: { noun: 'accessories', counted: false },
};

/** Returns the noun of a garment's type within a sentence: the subcategory in the singular, else the category. */
export function garmentNoun(type: GarmentType): GarmentNoun {
  const { category, subcategory } = type;
  if (subcategory === '') return categoryNouns[category] ?? garment;
  const words = subcategory.toLowerCase();
  if (isUncounted(type)) return { noun: words, counted: false };
  const singular = singulars.get(subcategory) ?? words.replace(/s$/, '');
  const isCut = category === 'Dresses' && !/dress|gown/.test(singular);
  return { noun: isCut ? `${singular} dress` : singular, counted: true };
}

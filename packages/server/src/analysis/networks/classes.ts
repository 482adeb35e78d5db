/** The classes of the networks, in the order of their outputs (docs/model-card.md). */

/** Classes of garments in a photo of a person, from top to bottom, then accessories. */
export const garmentClasses = [
  'top',
  'outer',
  'bottom',
  'dress',
  'shoes',
  'bag',
  'hat',
  'accessory',
] as const;

export type GarmentClass = (typeof garmentClasses)[number];

/** The classes of the masks; `body` is skin and hair. */
export const maskClasses = ['background', 'body', ...garmentClasses] as const;

/** Classes of a single garment. */
export const itemClasses = [
  'dress',
  'hat',
  'longsleeve',
  'outwear',
  'pants',
  'shirt',
  'shoes',
  'shorts',
  'skirt',
  't-shirt',
  'none',
] as const;

export type ItemClass = (typeof itemClasses)[number];

/** The labels of Clothing Co-Parsing, which are finer than the garment classes. */
export const tagNames = [
  ...['null', 'accessories', 'bag', 'belt', 'blazer', 'blouse', 'bodysuit', 'boots', 'bra', 'bracelet'],
  ...['cape', 'cardigan', 'clogs', 'coat', 'dress', 'earrings', 'flats', 'glasses', 'gloves', 'hair'],
  ...['hat', 'heels', 'hoodie', 'intimate', 'jacket', 'jeans', 'jumper', 'leggings', 'loafers', 'necklace'],
  ...['panties', 'pants', 'pumps', 'purse', 'ring', 'romper', 'sandals', 'scarf', 'shirt', 'shoes'],
  ...['shorts', 'skin', 'skirt', 'sneakers', 'socks', 'stockings', 'suit', 'sunglasses', 'sweater'],
  ...['sweatshirt', 'swimwear', 't-shirt', 'tie', 'tights', 'top', 'vest', 'wallet', 'watch', 'wedges'],
] as const;

export type TagName = (typeof tagNames)[number];

/** Converts a logit to a probability. */
export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

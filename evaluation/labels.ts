import {
  type GarmentClass,
  garmentClasses,
  maskClasses,
} from '../packages/server/src/analysis/networks/classes.ts';

/** The labels of Clothing Co-Parsing that belong to each garment class (docs/model-card.md). */
const labelsByGarment: Record<GarmentClass, readonly string[]> = {
  top: [
    'blouse',
    'bodysuit',
    'bra',
    'hoodie',
    'intimate',
    'jumper',
    'shirt',
    'sweater',
    'sweatshirt',
    'swimwear',
    't-shirt',
    'top',
  ],
  outer: ['blazer', 'cape', 'cardigan', 'coat', 'jacket', 'suit', 'vest'],
  bottom: ['jeans', 'leggings', 'panties', 'pants', 'shorts', 'skirt'],
  dress: ['dress', 'romper'],
  shoes: ['boots', 'clogs', 'flats', 'heels', 'loafers', 'pumps', 'sandals', 'shoes', 'sneakers', 'wedges'],
  bag: ['bag', 'purse', 'wallet'],
  hat: ['hat'],
  accessory: [
    'accessories',
    'belt',
    'bracelet',
    'earrings',
    'glasses',
    'gloves',
    'necklace',
    'ring',
    'scarf',
    'sunglasses',
    'tie',
    'watch',
  ],
};

/** Labels of skin and of what is worn close to it; the analysis does not treat them as garments. */
const bodyLabels = ['hair', 'skin', 'socks', 'stockings', 'tights'];

/**
 * Maps each label to its mask class.
 * @param labels in the data's order
 */
export function classesOfLabels(labels: readonly string[]): number[] {
  return labels.map((label) => {
    if (bodyLabels.includes(label)) return maskClasses.indexOf('body');
    const garment = garmentClasses.find((name) => labelsByGarment[name].includes(label));
    return garment ? maskClasses.indexOf(garment) : 0;
  });
}

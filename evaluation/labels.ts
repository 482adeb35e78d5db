import {
  type GarmentClass,
  garmentClasses,
  maskClasses,
} from '../packages/server/src/analysis/networks/classes.ts';

/** Which labels of Clothing Co-Parsing make up each garment (docs/model-card.md). */
const labelsOf: Record<GarmentClass, readonly string[]> = {
  top: [
    ...['blouse', 'bodysuit', 'bra', 'hoodie', 'intimate', 'jumper', 'shirt', 'sweater', 'sweatshirt'],
    ...['swimwear', 't-shirt', 'top'],
  ],
  outer: ['blazer', 'cape', 'cardigan', 'coat', 'jacket', 'suit', 'vest'],
  bottom: ['jeans', 'leggings', 'panties', 'pants', 'shorts', 'skirt'],
  dress: ['dress', 'romper'],
  shoes: [
    ...['boots', 'clogs', 'flats', 'heels', 'loafers', 'pumps', 'sandals', 'shoes', 'sneakers', 'wedges'],
  ],
  bag: ['bag', 'purse', 'wallet'],
  hat: ['hat'],
  accessory: [
    ...['accessories', 'belt', 'bracelet', 'earrings', 'glasses', 'gloves', 'necklace', 'ring', 'scarf'],
    ...['sunglasses', 'tie', 'watch'],
  ],
};

/** Worn on the skin and no piece that is listed. */
const bodyLabels = ['hair', 'skin', 'socks', 'stockings', 'tights'];

/**
 * The mask class of each label.
 * @param labels in the data's order
 */
export function classesOfLabels(labels: readonly string[]): number[] {
  return labels.map((label) => {
    if (bodyLabels.includes(label)) return maskClasses.indexOf('body');
    const garment = garmentClasses.find((name) => labelsOf[name].includes(label));
    return garment ? maskClasses.indexOf(garment) : 0;
  });
}

import type { Item } from '@aura/domain/entities';
import { sampleImages } from './sample-images.ts';
import { sampleOutfitItems } from './sample-outfit-items.ts';
import { sampleItem } from './samples.ts';

/** Own items like the trench and the trousers of `sampleOutfitItems`, the closest first. */
export const sampleOwnItems: Readonly<Record<string, readonly Item[]>> = {
  'outfit-1': [
    sampleItem({ id: 'own-trench', name: 'Sand trench', color: 'Honey', front: sampleImages.trench }),
    sampleItem({
      id: 'own-coat',
      name: 'Camel coat',
      subcategory: 'Coats',
      color: 'Camel',
      material: 'Wool',
    }),
  ],
  'outfit-3': [
    sampleItem({
      id: 'own-trousers',
      name: 'Pinstripe trousers',
      front: sampleImages.trousers,
      material: '',
      category: 'Bottoms',
      subcategory: 'Dress Pants',
      color: 'Charcoal',
    }),
  ],
};

/** The comparison of `sampleOutfitItems` with them. */
export const sampleComparison = {
  ownItems: Object.fromEntries(sampleOutfitItems.map(({ id }) => [id, sampleOwnItems[id] ?? []])),
  chosenFor: (itemId: string) => sampleOwnItems[itemId]?.[0],
  itemHref: (id: string) => `#${id}`,
};

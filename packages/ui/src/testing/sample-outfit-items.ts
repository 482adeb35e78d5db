import type { Item } from '@aura/domain/entities';
import { sampleImages } from './sample-images.ts';
import { sampleItem } from './samples.ts';

/** The five items of `samplePost`. */
export const sampleOutfitItems: readonly Item[] = [
  sampleItem({ id: 'outfit-1', front: sampleImages.trench, isOwner: false }),
  sampleItem({
    id: 'outfit-2',
    name: 'Ivory blouse',
    category: 'Tops',
    subcategory: 'Blouses',
    brand: '',
    color: 'Ivory',
    material: 'Washed linen',
    style: 'Minimalist',
    front: sampleImages.shirt,
    price: '€ 89.00',
    store: 'Loja das Meias, Praça do Rossio',
    isOwner: false,
  }),
  sampleItem({
    id: 'outfit-3',
    name: '',
    category: 'Bottoms',
    subcategory: 'Dress Pants',
    brand: 'Maison Margiela',
    color: 'Charcoal pinstripe',
    front: sampleImages.trousers,
    isOwner: false,
  }),
  sampleItem({
    id: 'outfit-4',
    name: '',
    category: 'Shoes',
    subcategory: 'Loafers',
    brand: 'Dr. Martens',
    color: 'Oxblood',
    front: sampleImages.loafers,
    isOwner: false,
  }),
  sampleItem({
    id: 'outfit-5',
    name: '',
    category: 'Accessories',
    subcategory: 'Bags',
    brand: 'Grandmother’s, Porto 1974',
    color: 'Cognac',
    front: sampleImages.bag,
    isOwner: false,
  }),
];

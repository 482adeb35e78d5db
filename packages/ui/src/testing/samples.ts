import type { DetectedItem, Item } from '@aura/domain/entities';
import { coatPicture, shirtPicture } from '../primitives/story-pictures.ts';

/** An item for stories; what a story is about it says itself. */
export function sampleItem(item: Partial<Item> = {}): Item {
  return {
    id: 'item-1',
    name: 'The good coat',
    category: 'Outerwear',
    subcategory: 'Trench Coats',
    brand: 'Burberry',
    size: 'M',
    color: 'Honey',
    material: 'Cotton',
    style: 'Classic',
    front: coatPicture,
    back: coatPicture,
    likeCount: 3,
    price: '',
    store: '',
    isOwner: true,
    ...item,
  };
}

/** Four items of three categories. */
export const sampleItems: readonly Item[] = [
  sampleItem(),
  sampleItem({
    id: 'item-2',
    name: '',
    category: 'Tops',
    subcategory: 'Dress Shirts',
    brand: 'Arket',
    color: 'Sky',
    front: shirtPicture,
  }),
  sampleItem({
    id: 'item-3',
    name: '',
    category: 'Tops',
    subcategory: '',
    brand: '',
    color: 'Ecru',
    front: null,
    back: null,
  }),
  sampleItem({
    id: 'item-4',
    name: 'Loafers of the Sunday before last',
    category: 'Shoes',
    subcategory: 'Loafers',
    brand: 'The Most Patient Shoemaker of Northern Porto and Sons',
    color: 'Oxblood',
  }),
];

/** A garment that the analysis found. */
export function sampleDetectedItem(item: Partial<DetectedItem> = {}): DetectedItem {
  return {
    id: 'found-1',
    category: 'Outerwear',
    subcategory: 'Winter Coats',
    brand: 'Max Mara',
    description: 'Long quilted coat with a high funnel neck',
    color: 'Camel',
    material: 'Down',
    style: 'Classic',
    ...item,
  };
}

/** A photo as a file input gives it. */
export function samplePhotoFile(name = 'coat.jpg'): File {
  return new File([samplePhoto], name, { type: 'image/svg+xml' });
}

/** A drawn outfit photo, ready to be shown. */
export const samplePhoto = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#D7E3EA"/><path d="M180 240 260 160h80l80 80 80 260-80 24-28-120v276H208V404l-28 120-80-24z" fill="#B4552D"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

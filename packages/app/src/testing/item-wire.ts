import type { ItemWire } from '@aura/api-client/contract/items';

/** Creates an own item without images and facts, as the server sends it. */
export function itemWire(item: Partial<ItemWire> & Pick<ItemWire, 'id'>): ItemWire {
  return {
    description: '',
    category: '',
    subcategory: '',
    brand: '',
    size: '',
    color: '',
    material: '',
    style: '',
    image: null,
    imageMeta: null,
    backImage: null,
    backImageMeta: null,
    cutout: null,
    cutoutMeta: null,
    backCutout: null,
    backCutoutMeta: null,
    cutoutShown: true,
    likes: 0,
    isOwner: true,
    ...item,
  };
}

import { type ItemWire, itemCalls } from '../items.ts';
import type { Read, ViewerCall } from './privacy-read.ts';

const { getItem, getItemImage, getPostItems } = itemCalls;

function item(id: string, call: ViewerCall) {
  return call(getItem, { id });
}

function itemImage(imageId: string, call: ViewerCall) {
  return call(getItemImage, { imageId });
}

/** Whether a response contains facts that only the owner may see; a refused one has no item. */
function hasOwnFacts(found: ItemWire | undefined): boolean {
  return (
    found !== undefined &&
    /"(own|notes|price|paid|purchaseDate|archived|wears|lastWorn)/i.test(JSON.stringify(found))
  );
}

const ok = ({ status }: { readonly status: number }) => status === 200;

/** Reads of single items and of their images. */
export const itemReads: readonly Read[] = [
  {
    what: 'an item of the post',
    call: getItem,
    target: 'either',
    isVisible: async (s, call) => ok(await item(s.postedItemId, call)),
  },
  {
    what: 'the image of that item',
    call: getItemImage,
    target: 'either',
    isVisible: async (s, call) => ok(await itemImage(s.postedImageId, call)),
  },
  {
    what: 'its notes, price, purchase date, archive and wears',
    call: getItem,
    target: 'owner',
    isVisible: async (s, call) => hasOwnFacts((await item(s.postedItemId, call)).body.item),
  },
  {
    what: 'the same of the items of the post',
    call: getPostItems,
    target: 'owner',
    isVisible: async (s, call) => {
      const { body } = await call(getPostItems, { postId: s.postId });
      return body.items?.some(hasOwnFacts) ?? false;
    },
  },
  {
    what: 'a detected item of the post',
    call: getItem,
    target: 'posts',
    isVisible: async (s, call) => ok(await item(s.detectedItemId, call)),
  },
  {
    what: 'the image of the detected item',
    call: getItemImage,
    target: 'posts',
    isVisible: async (s, call) => ok(await itemImage(s.detectedImageId, call)),
  },
  {
    what: 'an item that no post links',
    call: getItem,
    target: 'profile',
    isVisible: async (s, call) => ok(await item(s.unpostedItemId, call)),
  },
  {
    what: 'the image of the item that no post links',
    call: getItemImage,
    target: 'profile',
    isVisible: async (s, call) => ok(await itemImage(s.unpostedImageId, call)),
  },
];

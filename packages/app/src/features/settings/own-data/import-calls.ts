import { itemActionsApi } from '@aura/api-client/endpoints/item-actions';
import { outfitsApi } from '@aura/api-client/endpoints/outfits';
import { wearsApi } from '@aura/api-client/endpoints/wears';
import { wishlistApi } from '@aura/api-client/endpoints/wishlist';
import { toApiError } from '@aura/api-client/errors';
import type { Item } from '@aura/domain/entities';
import { itemFactNames } from '@aura/domain/item-facts';
import type { ExportedItem } from '@aura/domain/own-data/schema';
import { pick } from '@aura/domain/utils/pick';
import { runUpload } from '../../../platform/run-upload.ts';
import type { AppDispatch } from '../../../store/store.ts';
import { maskOfCutout } from './mask-of-cutout.ts';
import type { OpenedImport } from './open-import.ts';
import type { ImportCalls } from './run-import.ts';

const once = { track: false } as const;

/** The server cannot use the mask, now or later. */
const maskRefusals: readonly (string | null)[] = ['VALIDATION', 'UNSUPPORTED_MEDIA', 'UNREADABLE_IMAGE'];

/** The calls with which an import adds to the account of the current user. */
export function importCalls(
  dispatch: AppDispatch,
  email: string,
  opened: OpenedImport,
  signal: AbortSignal,
): ImportCalls {
  const { importItem, showCutout, editCutout } = itemActionsApi.endpoints;
  /** Items that were added, by key: when the limit for masks is reached, their photos are not sent again. */
  const addedItems = new Map<string, Item>();

  async function addPhotos(item: ExportedItem, idempotencyKey: string): Promise<Item> {
    const { notes, price, purchaseDate, archived } = item;
    const facts = pick(item, itemFactNames);
    const own = { notes, price, purchaseDate, archived };
    const request = { email, facts, own, ...(await opened.readPhotos(item)), idempotencyKey };
    return runUpload((onProgress) => dispatch(importItem.initiate({ ...request, onProgress }, once)), {
      signal,
    });
  }

  /** Cuts the garment of a photo out as it was. Where the server refuses the mask, it makes its own cut-out. */
  async function restoreCutout(item: ExportedItem, added: Item, side: 'front' | 'back', file: Blob | null) {
    const cutout = item[`${side}Cutout`];
    const size = item[side];
    const photo = added[side];
    const mask = file && cutout && size && (await maskOfCutout(file, cutout, size));
    if (!mask || photo === null) return;
    try {
      await dispatch(editCutout.initiate({ itemId: added.id, side, photo, mask }, once)).unwrap();
    } catch (error) {
      if (!maskRefusals.includes(toApiError(error).code)) throw error;
    }
  }

  return {
    async addItem(item, idempotencyKey) {
      const added = addedItems.get(idempotencyKey) ?? (await addPhotos(item, idempotencyKey));
      addedItems.set(idempotencyKey, added);
      const { id } = added;
      const cutouts = await opened.readCutouts(item);
      await restoreCutout(item, added, 'front', cutouts.front);
      await restoreCutout(item, added, 'back', cutouts.back);
      addedItems.delete(idempotencyKey);
      if (!item.showsCutout) await dispatch(showCutout.initiate({ itemId: id, shown: false }, once));
      return id;
    },
    async addToWishlist({ itemId, source }) {
      await dispatch(wishlistApi.endpoints.addFavorite.initiate({ email, itemId, source }, once)).unwrap();
      return itemId;
    },
    async addOutfit(facts, idempotencyKey) {
      const request = { ...facts, idempotencyKey };
      const { id } = await dispatch(outfitsApi.endpoints.addOutfit.initiate(request, once)).unwrap();
      return id;
    },
    async addWear({ outfitId, ...wear }, idempotencyKey) {
      const request = { ...wear, outfitId: outfitId ?? undefined, idempotencyKey };
      const { wear: added } = await dispatch(wearsApi.endpoints.addWear.initiate(request, once)).unwrap();
      return added.id;
    },
  };
}

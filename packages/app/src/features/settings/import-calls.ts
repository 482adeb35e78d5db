import { itemActionsApi } from '@aura/api-client/endpoints/item-actions';
import { outfitsApi } from '@aura/api-client/endpoints/outfits';
import { wearsApi } from '@aura/api-client/endpoints/wears';
import { wishlistApi } from '@aura/api-client/endpoints/wishlist';
import { itemFactNames } from '@aura/domain/item-facts';
import { pick } from '@aura/domain/rules/pick';
import { runUpload } from '../../platform/run-upload.ts';
import type { AppDispatch } from '../../store/store.ts';
import type { OpenedImport } from './open-import.ts';
import type { ImportCalls } from './run-import.ts';

const once = { track: false } as const;

/** The calls with which an import adds to the account of the current user. */
export function importCalls(
  dispatch: AppDispatch,
  email: string,
  opened: OpenedImport,
  signal: AbortSignal,
): ImportCalls {
  const { importItem, showCutout } = itemActionsApi.endpoints;

  return {
    async addItem(item, idempotencyKey) {
      const { notes, price, purchaseDate, archived } = item;
      const facts = pick(item, itemFactNames);
      const own = { notes, price, purchaseDate, archived };
      const request = { email, facts, own, ...(await opened.readPhotos(item)), idempotencyKey };
      const { id } = await runUpload(
        (onProgress) => dispatch(importItem.initiate({ ...request, onProgress }, once)),
        { signal },
      );
      if (!item.showsCutout) await dispatch(showCutout.initiate({ itemId: id, shown: false }, once));
      return id;
    },
    async addWish({ itemId, source }) {
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

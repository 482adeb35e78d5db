import { cutoutCalls } from '@aura/api-client/contract/cutouts';
import { itemBatchCalls } from '@aura/api-client/contract/item-batches';
import { type ItemWire, itemCalls } from '@aura/api-client/contract/items';
import { ownDataCalls } from '@aura/api-client/contract/own-data';
import { wardrobePageMaxSize } from '@aura/domain/limits/wardrobe';
import type { Hono } from 'hono';
import type { BeforeCommit } from '../../db/database.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle, handlePublic } from '../../http/handle.ts';
import { takeFurtherPages } from '../../http/rate-limit.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { editCutout } from '../cutouts/cutout-masks.service.ts';
import { like, unlike } from '../likes/likes.service.ts';
import { deleteItem, deleteItems, updateItems } from './item-batches.service.ts';
import { addItem, getItem, getPostItems, getWardrobe, showCutout, updateItem } from './items.service.ts';

/** Routes of items (docs/product.md section 7). */
export function itemRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handlePublic(app, itemCalls.getItem, services, async ({ request, viewer }) =>
    succeed({ item: await getItem(services, request.id, viewer?.userId ?? null) }),
  );

  handle(app, itemCalls.getAllUserItems, services, async ({ request, viewer }) => {
    const wardrobe = await getWardrobe(services, request, viewer.userId);
    if (wardrobe.next === undefined) {
      const size = { rows: wardrobe.items.length, pageSize: wardrobePageMaxSize };
      await takeFurtherPages(services.limiter, viewer.uid, size);
    }
    return succeed(wardrobe);
  });

  handle(app, itemCalls.getPostItems, services, async ({ request, viewer }) =>
    succeed({ items: await getPostItems(services, request.postId, viewer.userId) }),
  );

  for (const call of [itemCalls.addUserItem, ownDataCalls.importItem]) {
    handle(app, call, services, async ({ request, viewer, storeResponse }) => {
      const store: BeforeCommit<ItemWire> = (tx, item) => storeResponse(tx, succeed({ item }));
      return succeed({ item: await addItem(services, request, requireProfile(viewer), store) });
    });
  }

  handle(app, itemCalls.updateItem, services, async ({ request, viewer }) =>
    succeed({ item: await updateItem(services, request, requireProfile(viewer)) }),
  );

  handle(app, cutoutCalls.showCutout, services, async ({ request, viewer }) =>
    succeed({ item: await showCutout(services, request, requireProfile(viewer)) }),
  );

  handle(app, cutoutCalls.editCutout, services, async ({ request, viewer }) =>
    succeed({ item: await editCutout(services, request, requireProfile(viewer)) }),
  );

  handle(app, itemCalls.deleteItem, services, async ({ request, viewer }) => {
    await deleteItem(services, request.itemId, requireProfile(viewer));
    return succeed({});
  });

  handle(app, itemBatchCalls.updateItems, services, async ({ request, viewer }) =>
    succeed(await updateItems(services, request.itemIds, request.changes, requireProfile(viewer))),
  );

  handle(app, itemBatchCalls.deleteItems, services, async ({ request, viewer }) =>
    succeed(await deleteItems(services, request.itemIds, requireProfile(viewer))),
  );

  handle(app, itemCalls.addItemLike, services, async ({ request, viewer }) =>
    succeed(await like(services, 'item', request.itemID, requireProfile(viewer))),
  );

  handle(app, itemCalls.removeItemLike, services, async ({ request, viewer }) =>
    succeed(await unlike(services, 'item', request.itemID, requireProfile(viewer))),
  );
}

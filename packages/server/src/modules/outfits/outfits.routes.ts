import { type OutfitWire, outfitCalls } from '@aura/api-client/contract/outfits';
import type { Hono } from 'hono';
import type { BeforeCommit } from '../../db/database.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { handle, handleImage } from '../../http/handle.ts';
import { succeed } from '../../http/succeed.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { imageResponse } from '../images/image-response.ts';
import { getOutfitImage } from './outfit-image.service.ts';
import { addOutfit, deleteOutfit, getOutfit, getOutfits, updateOutfit } from './outfits.service.ts';

/** Routes of outfits (docs/product.md section 7). */
export function outfitRoutes(app: Hono<AppEnvironment>, services: Services): void {
  handle(app, outfitCalls.getOutfits, services, async ({ request, viewer }) =>
    succeed(await getOutfits(services, request, viewer.userId)),
  );

  handle(app, outfitCalls.getOutfit, services, async ({ request, viewer }) =>
    succeed({ outfit: await getOutfit(services, request.id, requireProfile(viewer)) }),
  );

  handle(app, outfitCalls.addOutfit, services, async ({ request, viewer, storeResponse }) => {
    const store: BeforeCommit<OutfitWire> = (tx, outfit) => storeResponse(tx, succeed({ outfit }));
    return succeed({ outfit: await addOutfit(services, request, requireProfile(viewer), store) });
  });

  handle(app, outfitCalls.updateOutfit, services, async ({ request, viewer }) =>
    succeed({ outfit: await updateOutfit(services, request, requireProfile(viewer)) }),
  );

  handle(app, outfitCalls.deleteOutfit, services, async ({ request, viewer }) => {
    await deleteOutfit(services, request.id, requireProfile(viewer));
    return succeed({});
  });

  handleImage(app, outfitCalls.getOutfitImage, services, async ({ request, headers }) => {
    const image = await getOutfitImage(services, request.imageId);
    return imageResponse(services, image, request.w, headers);
  });
}

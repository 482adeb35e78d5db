import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { OutfitWire, outfitCalls } from '@aura/api-client/contract/outfits';
import { outfitsMaxCount } from '@aura/domain/limits/outfits';
import type { OutfitLayer } from '@aura/domain/outfits';
import type { BeforeCommit, Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { readPage } from '../../db/time-cursor.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../profiles/profiles.repository.ts';
import { findOutfitWears } from '../wears/wears.repository.ts';
import * as repository from './outfits.repository.ts';
import { toOutfitWire, withItems } from './outfits.wire.ts';

type OutfitServices = Pick<Services, 'db' | 'images' | 'clock'>;
type NewOutfit = ParsedRequestOf<typeof outfitCalls.addOutfit>;
type ChangedOutfit = ParsedRequestOf<typeof outfitCalls.updateOutfit>;
type OutfitsPage = Omit<ResponseOf<typeof outfitCalls.getOutfits>, 'success'>;

/**
 * Checks the garments that are new in an outfit. Those that it had before may stay, also when they were deleted.
 * @throws `outfits.item_not_available` for one that is neither owned nor on the wishlist
 */
async function checkItems(
  db: Database,
  layers: readonly OutfitLayer[],
  before: readonly OutfitLayer[],
  ownerId: string,
): Promise<void> {
  const known = new Set(before.map(({ itemId }) => itemId));
  const added = layers.map(({ itemId }) => itemId).filter((id) => !known.has(id));
  const available = await repository.findAvailableItemIds(db, added, ownerId);
  if (added.some((id) => !available.has(id))) throw new DomainError('outfits.item_not_available');
}

async function toWires(
  services: OutfitServices,
  rows: readonly repository.OutfitRow[],
  ownerId: string,
): Promise<OutfitWire[]> {
  const outfits = await withItems(services, rows, ownerId);
  const ids = rows.map(({ id }) => id);
  const wearsOf = await findOutfitWears(services.db, ids, services.clock());
  return outfits.map((outfit) => toOutfitWire(outfit, wearsOf(outfit.row.id), services));
}

async function toWire(services: OutfitServices, row: repository.OutfitRow): Promise<OutfitWire> {
  const [outfit] = await toWires(services, [row], row.ownerId);
  if (outfit === undefined) throw new DomainError('outfits.not_found');
  return outfit;
}

/** @throws `outfits.not_found` also for another person's outfit */
export async function getOutfit(services: OutfitServices, id: string, ownerId: string): Promise<OutfitWire> {
  const row = await repository.findOutfit(services.db, id, ownerId);
  if (row === undefined) throw new DomainError('outfits.not_found');
  return toWire(services, row);
}

/** A page of the owner's outfits, newest first; empty for a viewer without a profile. */
export async function getOutfits(
  services: OutfitServices,
  { itemId, ...page }: ParsedRequestOf<typeof outfitCalls.getOutfits>,
  ownerId: string | null,
): Promise<OutfitsPage> {
  if (ownerId === null) return { outfits: [], total: 0, next: null };
  const { db } = services;
  const selection = { ownerId, itemId };
  const { rows, next } = await readPage(
    page,
    (range) => repository.findOutfits(db, selection, range),
    ({ createdAt, id }) => ({ at: createdAt, id }),
  );
  return {
    outfits: await toWires(services, rows, ownerId),
    total: await repository.countOutfits(db, selection),
    next,
  };
}

/**
 * @param beforeCommit called in the transaction that inserts the outfit
 * @throws `outfits.item_not_available`, `outfits.too_many`
 */
export async function addOutfit(
  services: OutfitServices,
  { name, occasions, layers }: NewOutfit,
  ownerId: string,
  beforeCommit: BeforeCommit<OutfitWire>,
): Promise<OutfitWire> {
  const { db, clock } = services;
  const id = newId('outfit');
  return db.transaction(async (tx) => {
    await lockUser(tx, ownerId);
    const count = await repository.countOutfits(tx, { ownerId, itemId: undefined });
    if (count >= outfitsMaxCount) throw new DomainError('outfits.too_many');
    await checkItems(tx, layers, [], ownerId);
    const now = clock();
    const row = { id, ownerId, name, occasions, layers, createdAt: now, updatedAt: now };
    await repository.insertOutfit(tx, row);
    const outfit = await getOutfit({ ...services, db: tx }, id, ownerId);
    await beforeCommit(tx, outfit);
    return outfit;
  });
}

/**
 * Replaces name, occasions and garments of an outfit.
 * @throws `outfits.not_found`, `outfits.item_not_available`, and `outfits.changed` when it has another version
 */
export async function updateOutfit(
  services: OutfitServices,
  { id, version, name, occasions, layers }: ChangedOutfit,
  ownerId: string,
): Promise<OutfitWire> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const old = await repository.lockOutfit(tx, id, ownerId);
    if (old === undefined) throw new DomainError('outfits.not_found');
    if (old.version !== version) throw new DomainError('outfits.changed');
    await checkItems(tx, layers, old.layers, ownerId);
    const changed = { name, occasions, layers, version: version + 1, updatedAt: clock() };
    await repository.updateOutfit(tx, id, changed);
    return toWire({ ...services, db: tx }, { ...old, ...changed });
  });
}

/**
 * Deletes an outfit with its image. The owner is locked first, so that no wear of it is added at the same moment.
 * @throws `outfits.not_found`
 */
export async function deleteOutfit(services: OutfitServices, id: string, ownerId: string): Promise<void> {
  const { db, images } = services;
  const keys = await db.transaction(async (tx) => {
    await lockUser(tx, ownerId);
    const old = await repository.lockOutfit(tx, id, ownerId);
    if (old === undefined) throw new DomainError('outfits.not_found');
    await repository.deleteOutfit(tx, id);
    return images.remove(tx, [old.imageId]);
  });
  await images.erase(keys);
}

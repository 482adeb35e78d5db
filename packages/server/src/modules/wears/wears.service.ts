import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { WearWire, wearCalls } from '@aura/api-client/contract/wears';
import { wearsPerDayMaxCount } from '@aura/domain/limits/wears';
import { wearProblems } from '@aura/domain/refusals';
import { isSameWear, wearDateProblem } from '@aura/domain/rules/wears';
import type { BeforeCommit, Database } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../profiles/profiles.repository.ts';
import * as repository from './wears.repository.ts';

type WearServices = Pick<Services, 'db' | 'clock' | 'changes'>;
type NewWear = ParsedRequestOf<typeof wearCalls.addWear>;
type Wears = Omit<ResponseOf<typeof wearCalls.getWears>, 'success'>;
type AddedWear = Omit<ResponseOf<typeof wearCalls.addWear>, 'success'>;
type DeletedWear = Omit<ResponseOf<typeof wearCalls.deleteWear>, 'success'>;

const toWire = ({ id, date, planned, itemIds, outfitId, postId }: repository.WearRow): WearWire => {
  return { id, date, planned, itemIds, outfitId, postId };
};

/** The outfits of wears, each once. */
function outfitsOf(db: Database, rows: readonly repository.WearRow[], ownerId: string) {
  const ids = new Set(rows.flatMap(({ outfitId }) => outfitId ?? []));
  return repository.findOutfits(db, [...ids], ownerId);
}

/** How often the garments and the outfit of a wear were worn, after a change. */
async function countsOf(
  db: Database,
  { itemIds, outfitId }: Pick<repository.WearRow, 'itemIds' | 'outfitId'>,
  now: Date,
): Promise<DeletedWear> {
  const items = await repository.recountWears(db, itemIds);
  if (outfitId === null) return { items, outfit: null };
  const wearsOf = await repository.findOutfitWears(db, [outfitId], now);
  return { items, outfit: wearsOf(outfitId) };
}

/** The owner's wears of a range of days, the earliest first; none for a viewer without a profile. */
export async function getWears(
  { db }: WearServices,
  { from, to }: ParsedRequestOf<typeof wearCalls.getWears>,
  ownerId: string | null,
): Promise<Wears> {
  if (ownerId === null) return { wears: [], outfits: [] };
  const rows = await repository.findWears(db, ownerId, from, to);
  return { wears: rows.map(toWire), outfits: await outfitsOf(db, rows, ownerId) };
}

/** @throws the domain error of what a wear must not refer to */
async function check(db: Database, { itemIds, outfitId, postId }: NewWear, ownerId: string): Promise<void> {
  const owned = await repository.countOwnedItems(db, itemIds, ownerId);
  if (owned < itemIds.length) throw new DomainError('wears.item_not_available');
  if (outfitId !== undefined && (await repository.findOutfits(db, [outfitId], ownerId)).length === 0)
    throw new DomainError('wears.outfit_not_found');
  if (postId !== undefined && !(await repository.isOwnPost(db, postId, ownerId)))
    throw new DomainError('wears.post_not_found');
}

/** Inserts a wear, or logs what was planned before. Returns its id, whether that changed anything, and whether it was a plan. */
async function insertOnce(
  db: Database,
  { itemIds, outfitId, postId, date, planned }: NewWear,
  { ownerId, now }: { readonly ownerId: string; readonly now: Date },
): Promise<{ id: string; added: boolean; wasPlanned: boolean }> {
  const sameDay = await repository.findWears(db, ownerId, date, date);
  const same = sameDay.find((row) => isSameWear(row, { itemIds, outfitId: outfitId ?? null }));
  if (same !== undefined && (planned || !same.planned))
    return { id: same.id, added: false, wasPlanned: false };
  if (same !== undefined) await repository.deleteWear(db, same.id);
  else if (sameDay.length >= wearsPerDayMaxCount) throw new DomainError('wears.too_many');
  const id = same?.id ?? newId('wear');
  const row = { id, ownerId, date, planned, outfitId, postId: postId ?? same?.postId, createdAt: now };
  await repository.insertWear(db, row, itemIds);
  return { id, added: true, wasPlanned: same !== undefined };
}

/**
 * Logs or plans garments for a day. The same outfit, or without one the same garments, exist once per day: a plan
 * becomes a wear, and otherwise nothing changes.
 * @param beforeCommit called in the transaction that inserts the wear
 * @throws `wears.not_on_this_day`, `wears.too_many`, and what `check` throws
 */
export async function addWear(
  { db, clock, changes }: WearServices,
  request: NewWear,
  ownerId: string,
  beforeCommit: BeforeCommit<AddedWear>,
): Promise<AddedWear> {
  const now = clock();
  const problem = wearDateProblem(request, now.getTime());
  if (problem !== null) throw new DomainError('wears.not_on_this_day', wearProblems[problem]);
  const answer = await db.transaction(async (tx) => {
    await lockUser(tx, ownerId);
    await check(tx, request, ownerId);
    const { id, added, wasPlanned } = await insertOnce(tx, request, { ownerId, now });
    const row = await repository.findWear(tx, id, ownerId);
    if (row === undefined) throw new DomainError('wears.not_found');
    const outfits = await outfitsOf(tx, [row], ownerId);
    const counts = await countsOf(tx, row, now);
    const result = { wear: toWire(row), outfits, added, wasPlanned, ...counts };
    await beforeCommit(tx, result);
    return result;
  });
  changes.publish({ type: 'items', userId: ownerId });
  return answer;
}

/** @throws `wears.not_found` also for another person's wear */
export async function deleteWear(
  { db, clock, changes }: WearServices,
  id: string,
  ownerId: string,
): Promise<DeletedWear> {
  const counts = await db.transaction(async (tx) => {
    await lockUser(tx, ownerId);
    const row = await repository.findWear(tx, id, ownerId);
    if (row === undefined) throw new DomainError('wears.not_found');
    await repository.deleteWear(tx, id);
    return countsOf(tx, row, clock());
  });
  changes.publish({ type: 'items', userId: ownerId });
  return counts;
}

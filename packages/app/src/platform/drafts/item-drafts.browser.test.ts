import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftsReleased, resetDrafts } from '../../testing/reset-drafts.ts';
import { databaseNames, deleteDrafts } from './delete-drafts.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { countItemDrafts, getItemDrafts, type ItemDraftsForm, itemDraftsOptions } from './item-drafts.ts';
import { itemDraftsRecord } from './item-drafts-record.ts';

const uid = 'uid-1';
const [database] = databaseNames(uid, 'items');
const opened: DraftStore<ItemDraftsForm>[] = [];
function createItemDrafts(uid: string) {
  const drafts = createDraftStore(uid, itemDraftsOptions);
  opened.push(drafts);
  return drafts;
}
const photo = (text: string) => new Blob([text], { type: 'image/jpeg' });
const item = (id: string, values: Partial<ItemDraftsForm['items'][number]> = {}) => ({
  ...blankItemDraft<Blob>(id),
  name: 'Coat',
  ...values,
});
const form = (...items: ItemDraftsForm['items'][number][]): ItemDraftsForm => ({ items, current: 0 });

/** Whether a tab edits the stored form. */
async function isClaimed() {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === database);
}
const found = () => itemDraftsRecord.read(database);

/** Saves a form and waits until it can be loaded. */
async function saveAndWait(next: ItemDraftsForm, items = createItemDrafts(uid)) {
  items.save(next);
  await expect
    .poll(async () => (await found())?.items.map(({ name }) => name))
    .toEqual(next.items.map(({ name }) => name));
  return items;
}

function overwrite(value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('form', 'readwrite');
      transaction.objectStore('form').put(value, 'form');
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

beforeEach(async () => {
  await resetDrafts(uid);
});

afterEach(() => {
  for (const drafts of opened.splice(0)) drafts.stop();
  vi.restoreAllMocks();
});

describe('item drafts', () => {
  it('are loaded with their photos', async () => {
    await saveAndWait({
      items: [item('a', { front: photo('front') }), item('b', { back: photo('back') })],
      current: 1,
    });
    const again = await found();
    expect(again).toMatchObject({
      current: 1,
      items: [
        { id: 'a', back: null },
        { id: 'b', front: null },
      ],
    });
    expect(await again?.items[0]?.front?.text()).toBe('front');
    expect(again?.items[1]?.back?.type).toBe('image/jpeg');
  });

  it('are stored separately for each user', async () => {
    await saveAndWait(form(item('a')));
    expect(await createItemDrafts('uid-2').load()).toBeNull();
  });

  it('are counted after loading, without blank items', async () => {
    await saveAndWait(form(item('a'), blankItemDraft<Blob>('b')));
    for (const drafts of opened.splice(0)) drafts.stop();
    await draftsReleased(uid);
    const items = createItemDrafts(uid);
    const onChange = vi.fn();
    items.subscribe(onChange);
    expect(countItemDrafts(items)).toBe(0);
    await items.load();
    expect(countItemDrafts(items)).toBe(1);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('are stored with each photo written once, and deleted when it is removed from its item', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const front = photo('front');
    const items = await saveAndWait(form(item('a', { front })));
    await saveAndWait(form(item('a', { front, name: 'The good coat' })), items);
    expect(put.mock.calls.filter(([value]) => value instanceof Blob)).toHaveLength(1);
    await saveAndWait(form(item('a', { name: 'Without a photo' })), items);
    expect((await found())?.items[0]?.front).toBeNull();
  });

  it('when the page closes before the last changes are written, include those changes', async () => {
    const before = await saveAndWait(form(item('a', { front: photo('front') })));
    before.stop();
    await draftsReleased(uid);
    const page = createDraftStore<ItemDraftsForm>(uid, {
      kind: 'items',
      importRecord: () => new Promise(() => undefined),
    });
    page.save(form(item('a', { name: 'The good coat', front: photo('another') }), item('b')));
    await expect.poll(isClaimed).toBe(true);
    window.dispatchEvent(new Event('pagehide'));
    page.stop();
    const again = await found();
    expect(again?.items.map(({ name }) => name)).toEqual(['The good coat', 'Coat']);
    expect(await again?.items[0]?.front?.text()).toBe('front');
  });

  it('when saved while loading, replace the loaded form', async () => {
    const before = await saveAndWait(form(item('a', { name: 'Old' })));
    before.stop();
    await draftsReleased(uid);
    const items = createItemDrafts(uid);
    const loading = items.load();
    items.save(form(item('a', { name: 'New' })));
    expect((await loading)?.items[0]?.name).toBe('New');
  });

  it.each([
    ['another version', { version: 2, current: 0, items: [] }],
    ['half a form', { version: 1, items: [{ id: 'a' }] }],
    ['a text', 'form'],
  ])('when no part of the stored form can be read, are null: %s', async (_case, broken) => {
    await saveAndWait(form(item('a')));
    await overwrite(broken);
    expect(await found()).toBeNull();
  });

  it('are deleted by saving null', async () => {
    const items = await saveAndWait(form(item('a')));
    items.save(null);
    await expect.poll(found).toBeNull();
    expect(countItemDrafts(items)).toBe(0);
  });

  it('after deleteDrafts, are no longer saved by the store', async () => {
    const items = await saveAndWait(form(item('a', { front: photo('front') })), getItemDrafts(uid));
    items.save(form(item('a', { name: 'On its way' })));
    await deleteDrafts(uid);
    items.save(form(item('a', { name: 'Too late' })));
    expect(countItemDrafts(items)).toBe(0);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(database);
  });

  it('after deleteDrafts, have a new store for the user', async () => {
    const before = getItemDrafts(uid);
    expect(getItemDrafts(uid)).toBe(before);
    await deleteDrafts(uid);
    await saveAndWait(form(item('a')), getItemDrafts(uid));
    expect(getItemDrafts(uid)).not.toBe(before);
  });

  it('when the browser refuses IndexedDB, stay in the page', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const items = createItemDrafts(uid);
    expect(await items.load()).toBeNull();
    items.save(form(item('a')));
    expect(countItemDrafts(items)).toBe(1);
  });
});

import { blankItemDraft } from '@aura/domain/forms/item-upload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName, deleteDrafts } from './delete-drafts.ts';
import { createDraftStore } from './draft-store.ts';
import { type ItemDraftsForm, countItemDrafts, getItemDrafts, itemDraftsOptions } from './item-drafts.ts';

const uid = 'uid-1';
const createUnsentItems = (person: string) => createDraftStore(person, itemDraftsOptions);
const photo = (text: string) => new Blob([text], { type: 'image/jpeg' });
const item = (id: string, values: Partial<ItemDraftsForm['items'][number]> = {}) => ({
  ...blankItemDraft<Blob>(id),
  name: 'Coat',
  ...values,
});
const form = (...items: ItemDraftsForm['items'][number][]): ItemDraftsForm => ({ items, current: 0 });

/** What a page finds that is opened now. */
const found = () => createUnsentItems(uid).load();

/** Keeps a form and waits until another page would find it. */
async function kept(next: ItemDraftsForm, items = createUnsentItems(uid)) {
  items.save(next);
  await expect
    .poll(async () => (await found())?.items.map(({ name }) => name))
    .toEqual(next.items.map(({ name }) => name));
  return items;
}

function overwrite(value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName(uid, 'items'));
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
  await deleteDrafts(uid);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('unsent items', () => {
  it('are there again with their photos', async () => {
    await kept({
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

  it('belong to one person', async () => {
    await kept(form(item('a')));
    expect(await createUnsentItems('uid-2').load()).toBeNull();
  });

  it('are counted as soon as they are known, blank ones aside', async () => {
    await kept(form(item('a'), blankItemDraft<Blob>('b')));
    const items = createUnsentItems(uid);
    const heard = vi.fn();
    items.subscribe(heard);
    expect(countItemDrafts(items)).toBe(0);
    await items.load();
    expect(countItemDrafts(items)).toBe(1);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('write each photo once, and drop those that were taken out', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const front = photo('front');
    const items = await kept(form(item('a', { front })));
    await kept(form(item('a', { front, name: 'The good coat' })), items);
    expect(put.mock.calls.filter(([value]) => value instanceof Blob)).toHaveLength(1);
    await kept(form(item('a', { name: 'Without a photo' })), items);
    expect((await found())?.items[0]?.front).toBeNull();
  });

  it('have their last changes too when the page ends before they are written', async () => {
    await kept(form(item('a', { front: photo('front') })));
    const page = createDraftStore<ItemDraftsForm>(uid, {
      kind: 'items',
      importRecord: () => new Promise(() => undefined),
    });
    page.save(form(item('a', { name: 'The good coat', front: photo('another') }), item('b')));
    window.dispatchEvent(new Event('pagehide'));
    page.stop();
    const again = await found();
    expect(again?.items.map(({ name }) => name)).toEqual(['The good coat', 'Coat']);
    expect(await again?.items[0]?.front?.text()).toBe('front');
  });

  it('are newer than what is still being read', async () => {
    await kept(form(item('a', { name: 'Old' })));
    const items = createUnsentItems(uid);
    const loading = items.load();
    items.save(form(item('a', { name: 'New' })));
    expect((await loading)?.items[0]?.name).toBe('New');
  });

  it.each([
    ['another version', { version: 2, current: 0, items: [] }],
    ['half a form', { version: 1, items: [{ id: 'a' }] }],
    ['a text', 'form'],
  ])('are dropped when broken: %s', async (_case, broken) => {
    await kept(form(item('a')));
    await overwrite(broken);
    expect(await found()).toBeNull();
  });

  it('are gone once there is nothing to keep', async () => {
    const items = await kept(form(item('a')));
    items.save(null);
    await expect.poll(found).toBeNull();
    expect(countItemDrafts(items)).toBe(0);
  });

  it('are forgotten for good, whatever comes later', async () => {
    const items = await kept(form(item('a', { front: photo('front') })), getItemDrafts(uid));
    items.save(form(item('a', { name: 'On its way' })));
    await deleteDrafts(uid);
    items.save(form(item('a', { name: 'Too late' })));
    expect(countItemDrafts(items)).toBe(0);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName(uid, 'items'));
  });

  it('begin anew when the person is back', async () => {
    const before = getItemDrafts(uid);
    expect(getItemDrafts(uid)).toBe(before);
    await deleteDrafts(uid);
    await kept(form(item('a')), getItemDrafts(uid));
    expect(getItemDrafts(uid)).not.toBe(before);
  });

  it('stop nothing where the browser keeps nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const items = createUnsentItems(uid);
    expect(await items.load()).toBeNull();
    items.save(form(item('a')));
    expect(countItemDrafts(items)).toBe(1);
  });
});

import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedItemDrafts, storedPostDrafts } from '../../testing/stored-data.ts';
import { type DraftKind, databaseNames, deleteDrafts } from './delete-drafts.ts';
import { itemDraftsRecord } from './item-drafts-record.ts';
import { postDraftRecord } from './post-draft-record.ts';

const uid = 'uid-1';
const items = databaseNames(uid, 'items')[0];
const post = databaseNames(uid, 'post')[0];
const photo = (text: string) => new Blob([text], { type: 'image/jpeg' });

async function withDatabase<T>(
  kind: DraftKind,
  work: (database: Awaited<ReturnType<typeof openDB>>) => Promise<T>,
) {
  const database = await openDB(databaseNames(uid, kind)[0], 1, {
    upgrade: (created) => {
      created.createObjectStore('form');
      created.createObjectStore('photos');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Stores a form and photos as an earlier version of the app or another program did. */
const store = (kind: DraftKind, form: unknown, photos: Record<string, Blob> = {}) =>
  withDatabase(kind, async (database) => {
    await database.put('form', form, 'form');
    for (const [key, value] of Object.entries(photos)) await database.put('photos', value, key);
  });
const stored = (kind: DraftKind, key = 'form') => withDatabase(kind, (database) => database.get('form', key));
const storedPhotos = (kind: DraftKind) => withDatabase(kind, (database) => database.getAllKeys('photos'));

beforeEach(async () => {
  await deleteDrafts(uid);
});

describe('item drafts of earlier versions', () => {
  it.each(storedItemDrafts)('with %s are loaded completely', async (_name, form) => {
    await store('items', form, { 'a:front': photo('front'), 'b:back': photo('back') });
    const loaded = await itemDraftsRecord.read(items);
    expect(loaded).toMatchObject({ current: 1, items: form.items });
    expect(await loaded?.items[0]?.front?.text()).toBe('front');
    expect(await loaded?.items[1]?.back?.text()).toBe('back');
  });
});

const [, [, form]] = storedItemDrafts;
const [coat, scarf] = form.items;

describe('damaged item drafts', () => {
  it('have blank values for fields that cannot be read, without an effect on the others', async () => {
    await store('items', {
      version: 1,
      current: 9,
      items: [
        { ...coat, category: 'Hats', size: 44, season: ['winter', 'monsoon'], detected: null },
        'scarf',
      ],
    });
    expect(await itemDraftsRecord.read(items)).toEqual({
      current: 0,
      refusals: {},
      items: [{ ...coat, category: '', size: '', season: ['winter'], detected: [], front: null, back: null }],
    });
  });

  it('preserve what cannot be read when the form is written', async () => {
    const later = { ...coat, category: 'Hats', fit: 'loose' };
    await store(
      'items',
      { version: 5, current: 0, items: [later, 'scarf'], folder: 'Winter' },
      { 'l:cover': photo('l') },
    );
    const loaded = await itemDraftsRecord.read(items);
    const [item] = loaded?.items ?? [];
    if (!item) throw new Error('No item was loaded.');
    await itemDraftsRecord.write(items, { current: 0, items: [{ ...item, name: 'Old coat' }] });
    expect(await stored('items')).toMatchObject({
      version: 5,
      folder: 'Winter',
      items: [{ ...later, name: 'Old coat' }, 'scarf'],
    });
    expect(await storedPhotos('items')).toEqual(['l:cover']);
  });

  it('are all loaded, even when there are more than can be sent', async () => {
    const many = Array.from({ length: 16 }, (_, index) => ({ ...coat, id: `item-${index}` }));
    await store('items', { version: 1, current: 15, items: many });
    expect(await itemDraftsRecord.read(items)).toMatchObject({ current: 15, items: many });
  });

  it('when the form is damaged, are loaded from its photos, and the form is stored under another key', async () => {
    await store('items', 'form', { 'a:front': photo('front'), 'a:back': photo('back') });
    const loaded = await itemDraftsRecord.read(items);
    expect(loaded?.items.map(({ id }) => id)).toEqual(['a']);
    expect(await loaded?.items[0]?.back?.text()).toBe('back');
    if (loaded) await itemDraftsRecord.write(items, loaded);
    expect(await stored('items', 'recovery')).toBe('form');
  });

  it('when the text of a closed page is truncated, consist of its complete items instead of those in the database', async () => {
    await store('items', form, { 'a:front': photo('front') });
    const text = JSON.stringify({ ...form, current: 0, items: [{ ...coat, name: 'Old coat' }, scarf] });
    const broken = text.slice(0, text.indexOf('Old coat') + 12);
    localStorage.setItem(items, broken);
    const loaded = await itemDraftsRecord.read(items);
    expect(loaded?.items.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Old coat'],
      ['b', 'Scarf'],
    ]);
    expect(await loaded?.items[0]?.front?.text()).toBe('front');
    expect(localStorage.getItem(`${items}:recovery`)).toBe(broken);
  });
});

describe('post drafts of earlier versions', () => {
  it.each(storedPostDrafts)('with %s are loaded completely', async (_name, draft) => {
    await store('post', draft, { photo: photo('a photo') });
    const { version: _version, ...fields } = draft;
    const loaded = await postDraftRecord.read(post);
    expect(loaded).toMatchObject(fields);
    expect(await loaded?.photo.text()).toBe('a photo');
  });

  it('with detected items without image and confidence are loaded without them', async () => {
    await store('post', storedPostDrafts[0][1], { photo: photo('a photo') });
    expect((await postDraftRecord.read(post))?.detection?.items[0]).toMatchObject({
      confidence: null,
      image: null,
      size: '',
      season: [],
    });
  });
});

describe('damaged post drafts', () => {
  const [, [, draft]] = storedPostDrafts;

  it('have defaults for fields that cannot be read, without an effect on the others', async () => {
    const values = { caption: 'Third day', imageAlt: 7 };
    const detection = {
      items: [{ id: 'found-1', category: 'Hats', color: 'Camel' }, 'scarf'],
      removedIds: ['found-1'],
    };
    await store('post', { id: 'no uuid', values, detection }, { photo: photo('a photo') });
    const loaded = await postDraftRecord.read(post);
    expect(loaded?.id).toMatch(/^[\da-f-]{36}$/);
    expect(loaded?.values).toEqual({ caption: 'Third day', imageAlt: null, tags: '' });
    expect(loaded?.detection).toMatchObject({
      items: [{ id: 'found-1', category: '', color: 'Camel', image: null }],
      removedIds: ['found-1'],
      foundAt: 0,
    });
  });

  it('when everything but the photo is damaged, are loaded with the photo', async () => {
    await store('post', 'draft', { photo: photo('a photo') });
    expect(await (await postDraftRecord.read(post))?.photo.text()).toBe('a photo');
  });

  it('when the text of a closed page is truncated, have its complete fields instead of those in the database', async () => {
    await store('post', draft, { photo: photo('a photo') });
    const text = JSON.stringify({ ...draft, values: { ...draft.values, caption: 'Fourth day' } });
    localStorage.setItem(post, text.slice(0, text.indexOf('"tags"')));
    expect(await postDraftRecord.read(post)).toMatchObject({
      values: { caption: 'Fourth day', imageAlt: null, tags: '#winter' },
      detection: draft.detection,
    });
  });

  it('preserve what cannot be read when the same draft is written, but not in the draft of another post', async () => {
    await store('post', { ...draft, location: 'Porto' }, { photo: photo('a photo') });
    const loaded = await postDraftRecord.read(post);
    if (!loaded) throw new Error('No draft was loaded.');
    await postDraftRecord.write(post, { ...loaded, values: { ...loaded.values, caption: 'Fourth day' } });
    expect(await stored('post')).toMatchObject({ location: 'Porto', values: { caption: 'Fourth day' } });
    await postDraftRecord.write(post, { ...loaded, id: crypto.randomUUID() });
    expect(await stored('post')).not.toHaveProperty('location');
  });
});

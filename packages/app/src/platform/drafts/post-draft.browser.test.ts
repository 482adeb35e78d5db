import { newPostDraft, type PostDraft } from '@aura/domain/forms/post-draft';
import { unsentWriteDelayMs } from '@aura/domain/limits/wardrobe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName, deleteDrafts } from './delete-drafts.ts';
import { createDraftStore } from './draft-store.ts';
import { getPostDraft } from './post-draft.ts';

const uid = 'uid-1';
const photo = new Blob(['a photo'], { type: 'image/jpeg' });
const draft: PostDraft<Blob> = {
  ...newPostDraft('3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10', photo),
  values: { caption: 'Third day\nof the coat 🧥', imageAlt: '', tags: '#winter #' },
  detection: {
    items: [
      {
        id: 'found-1',
        category: 'Outerwear',
        subcategory: 'Parkas',
        brand: '',
        description: '',
        color: 'Camel',
        material: '',
        style: '',
        confidence: 0.8,
        image: {
          src: '/api/aura/itemImage/front-1.sig',
          width: 90,
          height: 120,
          thumbhash: null,
          palette: ['#C19A6B'],
        },
      },
    ],
    removedIds: ['found-1'],
    foundAt: 1_780_000_000_000,
  },
};

const lastWords = { ...draft, values: { ...draft.values, caption: 'Fourth day' } };

/** What a page finds that is opened now. */
const found = () =>
  createDraftStore<PostDraft<Blob>>(uid, { kind: 'post', importRecord: () => import('./post-draft-record.ts') }).load();
/** A page that ends before its database is at hand. */
const endingPage = () =>
  createDraftStore<PostDraft<Blob>>(uid, { kind: 'post', importRecord: () => new Promise(() => undefined) });
const leftInStorage = () => localStorage.getItem(databaseName(uid, 'post'));

beforeEach(async () => {
  await deleteDrafts(uid);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the unsent post', () => {
  it('is there again: photo, words, tags, alternative text and what was taken out', async () => {
    getPostDraft(uid).save(draft);
    await expect.poll(found).not.toBeNull();
    const again = await found();
    expect({ ...again, photo: null }).toEqual({ ...draft, photo: null });
    expect(await again?.photo.text()).toBe('a photo');
    expect(again?.photo.type).toBe('image/jpeg');
  });

  it('is written 300 ms after the last change, not before', async () => {
    const write = vi.fn(async () => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const post = createDraftStore<PostDraft<Blob>>(uid, {
      kind: 'post',
      importRecord: async () => ({ read: async () => null, write }),
    });
    post.save(draft);
    await vi.advanceTimersByTimeAsync(unsentWriteDelayMs - 1);
    post.save(lastWords);
    await vi.advanceTimersByTimeAsync(unsentWriteDelayMs - 1);
    expect(write).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(write.mock.calls).toEqual([[databaseName(uid, 'post'), lastWords]]);
  });

  it.each([
    ['ends', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'goes out of sight',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('has its last words too when the page %s before they are written', async (_name, leave) => {
    getPostDraft(uid).save(draft);
    await expect.poll(found).not.toBeNull();
    const page = endingPage();
    page.save(lastWords);
    expect(leftInStorage()).toBeNull();
    leave();
    page.stop();
    const again = await found();
    expect({ ...again, photo: null }).toEqual({ ...lastWords, photo: null });
    expect(await again?.photo.text()).toBe('a photo');
  });

  it('is not mixed with the words about another photo', async () => {
    getPostDraft(uid).save(draft);
    await expect.poll(found).not.toBeNull();
    const page = endingPage();
    page.save({ ...lastWords, id: '00000000-7c44-4c1e-9a51-1f2f0e4a6b10' });
    window.dispatchEvent(new Event('pagehide'));
    page.stop();
    expect((await found())?.values.caption).toBe(draft.values.caption);
  });

  it('leaves nothing in the storage once it is written, or forgotten', async () => {
    const post = getPostDraft(uid);
    post.save(draft);
    window.dispatchEvent(new Event('pagehide'));
    expect(leftInStorage()).toContain('Third day');
    await expect.poll(leftInStorage).toBeNull();
    post.save(lastWords);
    window.dispatchEvent(new Event('pagehide'));
    await deleteDrafts(uid);
    expect(leftInStorage()).toBeNull();
  });

  it('goes with the items when the person signs out', async () => {
    getPostDraft(uid).save(draft);
    await expect.poll(found).not.toBeNull();
    await deleteDrafts(uid);
    expect(await found()).toBeNull();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('aura:v1:uid-1:unsent-post');
  });
});

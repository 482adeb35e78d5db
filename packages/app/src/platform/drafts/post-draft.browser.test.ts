import type { DetectedItem } from '@aura/domain/entities';
import { newPostDraft, type PostDraft } from '@aura/domain/forms/post-draft';
import { draftWriteDelayMs } from '@aura/domain/limits/wardrobe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftsReleased, resetDrafts } from '../../testing/reset-drafts.ts';
import { databaseNames, deleteDrafts } from './delete-drafts.ts';
import { createDraftStore } from './draft-store.ts';
import { getPostDraft } from './post-draft.ts';
import { postDraftRecord } from './post-draft-record.ts';

const uid = 'uid-1';
const photo = new Blob(['a photo'], { type: 'image/jpeg' });
const detected: DetectedItem = {
  id: 'found-1',
  category: 'Outerwear',
  subcategory: 'Parkas',
  brand: '',
  description: '',
  color: 'Camel',
  material: '',
  style: '',
  size: 'M',
  season: ['winter'],
  confidence: 0.8,
  box: { left: 0.2, top: 0.1, width: 0.5, height: 0.4 },
  image: {
    src: '/api/aura/itemImage/front-1.sig',
    width: 90,
    height: 120,
    thumbhash: null,
    palette: ['#C19A6B'],
  },
  cutout: {
    src: '/api/aura/itemImage/cutout-1.sig',
    width: 80,
    height: 110,
    thumbhash: null,
    palette: ['#C19A6B'],
  },
};

const draft: PostDraft<Blob> = {
  ...newPostDraft('3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10', photo),
  values: { caption: 'Third day\nof the coat 🧥', imageAlt: '', tags: '#winter #' },
  detection: {
    items: [detected, { ...detected, id: 'own-1', replaces: 'found-1' }],
    removedIds: ['found-1'],
    wardrobeIds: ['own-1'],
    foundAt: 1_780_000_000_000,
  },
  outfitId: 'o_1',
};

const laterDraft = { ...draft, values: { ...draft.values, caption: 'Fourth day' } };

const [database] = databaseNames(uid, 'post');
/** Whether a tab edits the stored draft. */
async function isClaimed() {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === database);
}
const found = () => postDraftRecord.read(database);
/** Saves a draft in a page that closes before its database is available. */
async function saveInEndingPage(next: PostDraft<Blob>) {
  getPostDraft(uid).release();
  await draftsReleased(uid);
  const page = createDraftStore<PostDraft<Blob>>(uid, {
    kind: 'post',
    importRecord: () => new Promise(() => undefined),
  });
  page.save(next);
  await expect.poll(isClaimed).toBe(true);
  return page;
}
const leftInStorage = () => localStorage.getItem(database);

beforeEach(async () => {
  await resetDrafts(uid);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('post draft', () => {
  it('is loaded with photo, texts and removed items', async () => {
    getPostDraft(uid).save(draft);
    await expect.poll(found).not.toBeNull();
    const again = await found();
    expect({ ...again, photo: null }).toEqual({ ...draft, photo: null });
    expect(await again?.photo.text()).toBe('a photo');
    expect(again?.photo.type).toBe('image/jpeg');
  });

  it('is written when it is new, and 300 ms after the last change', async () => {
    const write = vi.fn(async () => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const post = createDraftStore<PostDraft<Blob>>(uid, {
      kind: 'post',
      importRecord: async () => ({ read: async () => null, write }),
    });
    post.save(draft);
    await expect.poll(() => write.mock.calls).toEqual([[database, draft]]);
    post.save({ ...laterDraft });
    await vi.advanceTimersByTimeAsync(draftWriteDelayMs - 1);
    post.save(laterDraft);
    await vi.advanceTimersByTimeAsync(draftWriteDelayMs - 1);
    expect(write).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.poll(() => write.mock.calls.slice(1)).toEqual([[database, laterDraft]]);
    post.stop();
  });

  it.each([
    ['ends', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('when the page %s before the last change is written, includes that change', async (_name, leave) => {
    getPostDraft(uid).save(draft);
    await expect.poll(found).not.toBeNull();
    const page = await saveInEndingPage(laterDraft);
    expect(leftInStorage()).toBeNull();
    leave();
    page.stop();
    const again = await found();
    expect({ ...again, photo: null }).toEqual({ ...laterDraft, photo: null });
    expect(await again?.photo.text()).toBe('a photo');
  });

  it('is not merged with the texts of another draft', async () => {
    getPostDraft(uid).save(draft);
    await expect.poll(found).not.toBeNull();
    const page = await saveInEndingPage({ ...laterDraft, id: '00000000-7c44-4c1e-9a51-1f2f0e4a6b10' });
    window.dispatchEvent(new Event('pagehide'));
    page.stop();
    expect((await found())?.values.caption).toBe(draft.values.caption);
  });

  it('once written or deleted, leaves nothing in localStorage', async () => {
    const post = getPostDraft(uid);
    post.save(draft);
    await expect.poll(found).not.toBeNull();
    post.save(laterDraft);
    window.dispatchEvent(new Event('pagehide'));
    expect(leftInStorage()).toContain('Fourth day');
    await expect.poll(leftInStorage).toBeNull();
    post.save({ ...draft });
    window.dispatchEvent(new Event('pagehide'));
    await deleteDrafts(uid);
    expect(leftInStorage()).toBeNull();
  });

  it('is deleted with the other drafts', async () => {
    getPostDraft(uid).save(draft);
    await expect.poll(found).not.toBeNull();
    await deleteDrafts(uid);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('aura:v1:uid-1:unsent-post');
    expect(await found()).toBeNull();
  });
});

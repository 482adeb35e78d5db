import { newPostDraft, type PostDraft } from '@aura/domain/forms/postDraft';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetUnsent } from './forget.ts';
import { createUnsent } from './unsent.ts';
import { unsentPostOf } from './unsent-post.ts';

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
        picture: {
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

/** What a page finds that is opened now. */
const found = () =>
  createUnsent<PostDraft<Blob>>(uid, { kind: 'post', importStore: () => import('./kept-post.ts') }).load();

beforeEach(async () => {
  await forgetUnsent(uid);
});

describe('the unsent post', () => {
  it('is there again: photo, words, tags, alternative text and what was taken out', async () => {
    unsentPostOf(uid).keep(draft);
    await expect.poll(found).not.toBeNull();
    const again = await found();
    expect({ ...again, photo: null }).toEqual({ ...draft, photo: null });
    expect(await again?.photo.text()).toBe('a photo');
    expect(again?.photo.type).toBe('image/jpeg');
  });

  it('goes with the items when the person signs out', async () => {
    unsentPostOf(uid).keep(draft);
    await expect.poll(found).not.toBeNull();
    await forgetUnsent(uid);
    expect(await found()).toBeNull();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('aura:v1:uid-1:unsent-post');
  });
});

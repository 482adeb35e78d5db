import type { ApiError } from '@aura/api-client/errors';
import { fromWardrobe } from '@aura/domain/forms/detected-item';
import { newPostDraft, type PostDraft } from '@aura/domain/forms/post-draft';
import { sampleItem } from '@aura/domain/testing/sample-items';
import { describe, expect, it, vi } from 'vitest';
import { sendWaitingPost } from './send-waiting-post.ts';
import type { PostToShare } from './share-post.ts';

type Draft = PostDraft<Blob>;

const photo = new Blob(['photo']);
const id = '3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10';
const item = (itemId: string) => fromWardrobe(sampleItem(itemId, { category: 'Tops' }));
const draft: Draft = {
  ...newPostDraft(id, photo),
  values: { caption: ' On the train ', imageAlt: null, tags: '#Wool #rain' },
};
const detected: Draft = {
  ...draft,
  detection: { items: [item('top'), item('hat')], removedIds: ['hat'], wardrobeIds: [], foundAt: 0 },
};
const failure = (change: Partial<ApiError>): ApiError => ({
  kind: 'api',
  status: 400,
  code: null,
  message: 'Not accepted.',
  ...change,
});

/** Sends a post; `error` is the server's answer. */
async function run(post: Draft, error?: ApiError) {
  const share = vi.fn(async (_post: PostToShare) => {
    if (error) throw error;
    return { id: 'p_1' };
  });
  const stored: (Draft | null)[] = [];
  const replace = async (next: Draft | null) => void stored.push(next);
  const outcome = await sendWaitingPost({ post, email: 'mira@example.test', share, replace });
  return { outcome, stored, shared: share.mock.calls.map(([sent]) => sent) };
}

describe('sendWaitingPost', () => {
  it('shares the post with its key, and deletes it', async () => {
    const { outcome, stored, shared } = await run(draft);
    expect(outcome).toEqual({ postId: 'p_1' });
    expect(stored).toEqual([null]);
    expect(shared).toEqual([
      {
        email: 'mira@example.test',
        file: photo,
        idempotencyKey: id,
        caption: 'On the train',
        imageAlt: '',
        tags: ['#wool', '#rain'],
        itemIds: [],
      },
    ]);
  });

  it('shares the items that its author saw and has not removed, and describes the photo by them', async () => {
    const { shared } = await run(detected);
    expect(shared[0]?.itemIds).toEqual(['top']);
    expect(shared[0]?.imageAlt).toMatch(/^Outfit with /);
  });

  it('shares added items of a photo that was not analyzed', async () => {
    const added = { items: [item('coat')], removedIds: [], wardrobeIds: ['coat'], foundAt: null };
    const { shared } = await run({ ...draft, detection: added });
    expect(shared[0]?.itemIds).toEqual(['coat']);
  });

  it.each([
    ['without a connection', failure({ kind: 'network', status: null })],
    ['above the rate limit', failure({ status: 429, code: 'RATE_LIMITED' })],
  ])('%s, leaves the post as it is', async (_case, error) => {
    const { outcome, stored } = await run(draft, error);
    expect(outcome).toBe(error);
    expect(stored).toEqual([]);
  });

  it.each([
    ['a refused post', draft, failure({ code: 'SUSPENDED', status: 403 }), 'Not accepted.'],
    ['a post whose items are gone', detected, failure({ code: 'FORBIDDEN' }), /no longer available/],
    [
      'a post that was shared before its last changes',
      draft,
      failure({ code: 'IDEMPOTENCY_MISMATCH' }),
      /^This post was shared before/,
    ],
  ])('stores %s with the reason', async (_case, post, error, reason) => {
    const { outcome, stored } = await run(post, error);
    expect(outcome).toBe('refused');
    expect(stored).toHaveLength(1);
    expect(stored[0]?.refusal).toMatch(reason);
    expect(stored[0]?.values).toEqual(post.values);
  });

  it('when an earlier version was shared, sharing again makes a second post, with another key', async () => {
    const { stored } = await run(draft, failure({ code: 'IDEMPOTENCY_MISMATCH' }));
    expect(stored[0]?.id).not.toBe(id);
  });
});

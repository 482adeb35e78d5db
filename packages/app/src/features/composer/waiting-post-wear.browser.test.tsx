import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import { postWire } from '@aura/api-client/testing/blank-wires';
import { fromWardrobe } from '@aura/domain/forms/detected-item';
import { newPostDraft } from '@aura/domain/forms/post-draft';
import { sampleItem } from '@aura/domain/testing/sample-items';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getWaitingPosts } from '../../platform/drafts/waiting-posts.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { resetDrafts } from '../../testing/reset-drafts.ts';
import { startUploadServer } from '../../testing/upload-server.ts';
import WaitingPostsSync from './WaitingPostsSync.tsx';

const me = meWithUid('uid-waiting-wear');

/** Sends a post that waits, with a coat. Returns the wears that are logged. */
async function sync({ wardrobeIds, outfitId }: { wardrobeIds: readonly string[]; outfitId: string | null }) {
  const wears: object[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('/getWears')) return Response.json({ success: true, wears: [], outfits: [] });
    if (!request.url.includes('/addWear')) return new Promise<Response>(() => undefined);
    const sent: object = await request.json();
    wears.push(sent);
    const wear = { id: 'w_1', planned: false, outfitId: null, postId: 'p_1', ...sent };
    return Response.json({ success: true, wear, outfits: [], added: true, items: [] });
  });
  startUploadServer(async () => Response.json({ success: true, post: postWire({ id: 'p_1' }) }));
  const photo = new Blob(['photo'], { type: 'image/jpeg' });
  const items = [fromWardrobe(sampleItem('coat')), fromWardrobe(sampleItem('removed'))];
  const detection = { items, removedIds: ['removed'], wardrobeIds, foundAt: 0 };
  const draft = newPostDraft<Blob>('3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10', photo);
  await getWaitingPosts(me.uid).add({ ...draft, detection, outfitId });
  renderScreen(<WaitingPostsSync />, { store: createTestStore(me) });
  await screen.findByText('Post shared to Aura Feed!');
  return wears;
}

beforeEach(() => resetDrafts(me.uid));
afterEach(async () => {
  cleanup();
  await resetDrafts(me.uid);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['as worn', null],
  ['as the outfit that was shared', 'o_1'],
])('a post that has waited offers to log its own garments %s', async (_, outfitId) => {
  const wears = await sync({ wardrobeIds: ['coat', 'removed'], outfitId });
  await userEvent.click(screen.getByRole('button', { name: 'Wore it today' }));
  await screen.findByText('Your outfit is logged for today');
  expect(wears).toEqual([
    { date: expect.any(String), itemIds: ['coat'], postId: 'p_1', ...(outfitId && { outfitId }) },
  ]);
});

it('a post that has waited without own garments offers nothing to log', async () => {
  await sync({ wardrobeIds: [], outfitId: null });
  expect(screen.queryByRole('button', { name: 'Wore it today' })).toBeNull();
});

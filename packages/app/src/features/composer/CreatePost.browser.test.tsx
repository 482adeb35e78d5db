import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import { itemWire, postWire } from '@aura/api-client/testing/blank-wires';
import { composerCopy } from '@aura/domain/copy/composer';
import type { Item } from '@aura/domain/entities';
import { fromWardrobe } from '@aura/domain/forms/detected-item';
import { newPostDraft } from '@aura/domain/forms/post-draft';
import { sampleItem } from '@aura/domain/testing/sample-items';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getPostDraft } from '../../platform/drafts/post-draft.ts';
import { getWaitingPosts } from '../../platform/drafts/waiting-posts.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { resetDrafts } from '../../testing/reset-drafts.ts';
import { startUploadServer, type UploadAnswer } from '../../testing/upload-server.ts';
import CreatePost from './CreatePost.tsx';

const me = meWithUid('uid-post');
const photo = new Blob(['a photo'], { type: 'image/jpeg' });

const item = (id: string, category: Item['category']) => fromWardrobe(sampleItem(id, { category }));

const shares: UploadAnswer = async () => Response.json({ success: true, post: postWire({ id: 'p_1' }) });

/** Opens a post with a detected top and, by default, a coat of the wardrobe. */
function open(wardrobeIds: readonly string[] = ['own-coat'], outfitId: string | null = null) {
  const items = [item('found', 'Tops'), item('own-coat', 'Outerwear')];
  const detection = { items, removedIds: [], wardrobeIds, foundAt: Date.now() };
  const draft = { ...newPostDraft('3f1d3c52-7c44-4c1e-9a51-1f2f0e4a6b10', photo), detection, outfitId };
  renderScreen(
    <CreatePost
      photo={photo}
      savedDraft={draft}
      asksToDiscard={false}
      drafts={getPostDraft(me.uid)}
      waitingPosts={getWaitingPosts(me.uid)}
      onClose={() => undefined}
      onShared={() => undefined}
      onSharedClosed={() => undefined}
    />,
    { store: createTestStore(me) },
  );
}

async function share(wardrobeIds?: readonly string[], outfitId?: string) {
  open(wardrobeIds, outfitId);
  await userEvent.click(await screen.findByRole('button', { name: composerCopy.share }));
}

afterEach(async () => {
  cleanup();
  await resetDrafts(me.uid);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('when an item of the wardrobe was deleted meanwhile, CreatePost names it and keeps the rest', async () => {
  const emptyWardrobe = { success: true, items: [] };
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(emptyWardrobe));
  startUploadServer(async () => failure(403, 'FORBIDDEN'));
  await share();
  await screen.findByText(composerCopy.itemsDeleted(['Outerwear']));
  expect(screen.queryByText('Outerwear')).toBeNull();
  expect(screen.getAllByText('Tops')).not.toHaveLength(0);
});

/** Mocks a server that logs wears, and returns the requests. */
function serveWears() {
  const requests: object[] = [];
  const wear = {
    id: 'w_1',
    date: '2026-11-25',
    planned: false,
    itemIds: ['own-coat'],
    outfitId: null,
    postId: 'p_1',
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/api/aura/getWears') return Response.json({ success: true, wears: [], outfits: [] });
    if (pathname !== '/api/aura/addWear') return Response.json({ success: true, items: [] });
    requests.push(await request.json());
    return Response.json({ success: true, wear, outfits: [], added: true, items: [] });
  });
  startUploadServer(shares);
  return requests;
}

it('a shared post with own garments offers to log them as worn today, with Undo', async () => {
  const requests = serveWears();
  await share();
  await userEvent.click(await screen.findByRole('button', { name: 'Wore it today' }));
  await screen.findByText('Your outfit is logged for today');
  expect(requests).toMatchObject([{ itemIds: ['own-coat'], postId: 'p_1' }]);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

it('a shared outfit is logged as that outfit', async () => {
  const requests = serveWears();
  await share(['own-coat'], 'o_1');
  await userEvent.click(await screen.findByRole('button', { name: 'Wore it today' }));
  await screen.findByText('Your outfit is logged for today');
  expect(requests).toMatchObject([{ itemIds: ['own-coat'], postId: 'p_1', outfitId: 'o_1' }]);
});

it('a shared post without own garments offers nothing to log', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ success: true, items: [] }));
  startUploadServer(shares);
  await share([]);
  await screen.findByText('Post shared to Aura Feed!');
  expect(screen.queryByRole('button', { name: 'Wore it today' })).toBeNull();
});

const question = () => screen.findByRole('alertdialog', { name: 'Discard this post?' });

it('when an item was removed and no text typed, closing CreatePost asks before the post is lost', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ success: true, items: [] }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Tops from the post' }));
  await userEvent.keyboard('{Escape}');
  await question();
});

it('when an item was corrected and no text typed, closing CreatePost asks before the post is lost', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ success: true, items: [], item: itemWire({ id: 'found' }) }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Tops' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Dresses');
  await userEvent.click(screen.getByRole('button', { name: 'Update Item' }));
  await screen.findByRole('button', { name: 'Edit Dresses' });
  await userEvent.keyboard('{Escape}');
  await question();
});

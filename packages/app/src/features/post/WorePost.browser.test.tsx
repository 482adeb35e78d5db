import { meWithUid } from '../../testing/me.ts';
import '../../styles.css';
import type { WearWire } from '@aura/api-client/contract/wears';
import { itemWire } from '@aura/api-client/testing/blank-wires';
import { localDay } from '@aura/domain/rules/days';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import { OwnPostButtons } from './OwnPostButtons.tsx';
import PostMenu from './PostMenu.tsx';

const me = meWithUid('uid-wore-post');
const now = new Date(2026, 10, 25, 12);
const date = localDay(now);
const post = samplePost({ id: 'post-1', isOwner: true, itemIds: ['found', 'coat', 'boots'] });
const found = itemWire({ id: 'found', detected: true });
const coat = itemWire({ id: 'coat', detected: false });
const boots = itemWire({ id: 'boots', detected: false });
const others = itemWire({ id: 'others', isOwner: false });
const outfits = [{ id: 'o_1', name: 'Gallery Friday', layers: [] }];

/** Mocks a server with the items of the post. */
function serve(items = [found, coat, boots], wears: Partial<WearWire>[] = []) {
  const blank = { id: 'w_0', date, planned: false, outfitId: null, postId: null };
  const server = {
    wears: wears.map((wear): WearWire => ({ ...blank, itemIds: ['coat', 'boots'], ...wear })),
    posted: [] as object[],
    read: 0,
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/aura', '');
    if (path === '/postItems/post-1') {
      server.read += 1;
      return Response.json({ success: true, items });
    }
    if (path === '/getWears') return Response.json({ success: true, wears: server.wears, outfits });
    if (path === '/addWear') {
      const sent: Pick<WearWire, 'itemIds'> = await request.json();
      server.posted.push(sent);
      const wear = { ...blank, ...sent, id: 'w_1' };
      server.wears.push(wear);
      return Response.json({ success: true, wear, outfits: [], added: true, items: [] });
    }
    if (path.startsWith('/deleteWear/')) {
      server.wears = server.wears.filter(({ id }) => !path.endsWith(id));
      return Response.json({ success: true, items: [] });
    }
    return failure(404, 'NOT_FOUND');
  });
  return server;
}

const openButtons = (shown = post) =>
  renderScreen(<OwnPostButtons post={shown} />, { store: createTestStore(me) });
const openMenu = () =>
  renderScreen(
    <PostMenu
      post={post}
      currentUser={{ email: me.email, username: 'jo', profile: null, isLoading: false }}
    />,
    { store: createTestStore(me) },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

// The day must not end during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
});

it('the menu of an own post logs its own garments as worn today, with Undo', async () => {
  const server = serve();
  openMenu();
  await waitFor(() => expect(server.read).toBe(1));
  await press('Actions for post by jo');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Wore it today' }));
  await screen.findByText('Your outfit is logged for today');
  expect(server.posted).toEqual([{ date, itemIds: ['coat', 'boots'], postId: 'post-1' }]);
  await press('Undo');
  await waitFor(() => expect(server.wears).toEqual([]));
});

it('on the page of an own post, a second press says that it is logged already, and offers Undo', async () => {
  const server = serve();
  openButtons();
  await press('Wore it today');
  await screen.findByText('Your outfit is logged for today');
  await press('Wore it today');
  await screen.findByText('Your outfit is already logged for today');
  expect(server.posted).toHaveLength(1);
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  await waitFor(() => expect(server.wears).toEqual([]));
});

describe('logs nothing more', () => {
  it('when the post was logged as the outfit that it shows', async () => {
    const server = serve([coat, boots], [{ outfitId: 'o_1', postId: 'post-1', itemIds: ['coat'] }]);
    openButtons();
    await press('Wore it today');
    await screen.findByText('Your outfit is already logged for today');
    expect(server.posted).toEqual([]);
  });

  it('when its garments were worn in an outfit, which the message names', async () => {
    const server = serve([coat, boots], [{ outfitId: 'o_1', itemIds: ['hat', 'coat', 'boots'] }]);
    openButtons();
    await press('Wore it today');
    await screen.findByText('Your outfit is already logged for today, with Gallery Friday');
    expect(server.posted).toEqual([]);
  });
});

describe('has nothing to log', () => {
  it('when its items were detected, or belong to others', async () => {
    const server = serve([found, others]);
    openMenu();
    await waitFor(() => expect(server.read).toBe(1));
    await press('Actions for post by jo');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Edit Post',
      'Delete Post',
    ]);
  });

  it('when it has no items, which are not requested', async () => {
    const server = serve();
    openButtons(samplePost({ id: 'post-1', isOwner: true, itemIds: [] }));
    await screen.findByRole('button', { name: 'Edit Post' });
    expect(screen.queryByRole('button', { name: 'Wore it today' })).toBeNull();
    expect(server.read).toBe(0);
  });
});

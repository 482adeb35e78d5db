import { wishlistProblems } from '@aura/domain/refusals';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { changeMade, selectLocalState } from '../../store/local-state.ts';
import { changesSent } from '../../testing/changes-sent.ts';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { WishlistSync } from './WishlistSync.tsx';

afterEach(async () => {
  cleanup();
  await changesSent();
  localStorage.clear();
  vi.restoreAllMocks();
});

function open(...itemIds: readonly string[]) {
  const store = createTestStore(me);
  const value = { on: true, source: 'single-post' as const, addedAt: '2026-01-01T00:00:00Z' };
  for (const key of itemIds) store.dispatch(changeMade({ kind: 'wishes', key, value }));
  renderScreen(<WishlistSync />, { store });
  return () => selectLocalState(store.getState()).wishes;
}

it('a change that another tab is sending is not sent', async () => {
  const sent: string[] = [];
  let answer = () => {};
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ success: true, favorites: [] });
    sent.push((await request.json()).itemID);
    await answers;
    return failure(404, 'NOT_FOUND');
  });
  const changes = open('coat');
  await expect.poll(() => sent).toEqual(['coat']);
  open('coat', 'hat');
  await expect.poll(() => sent).toContain('hat');
  expect(sent).toEqual(['coat', 'hat']);
  answer();
  await expect.poll(changes).not.toHaveProperty('coat');
});

it('when the wishlist is full, says so once and drops what the server refuses', async () => {
  const sent: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ success: true, favorites: [] });
    sent.push((await request.json()).itemID);
    const refusal = { success: false, error: wishlistProblems.tooMany, code: 'VALIDATION' };
    return Response.json(refusal, { status: 400 });
  });
  const changes = open('coat', 'hat');
  await expect.poll(changes).toEqual({});
  expect(sent.toSorted()).toEqual(['coat', 'hat']);
  expect(await screen.findAllByText('You can have up to 1,000 items on your wishlist.')).toHaveLength(1);
});

import '../../styles.css';
import { itemWire, postWire } from '@aura/api-client/testing/blank-wires';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTestStore } from '../../testing/create-test-store.ts';
import { failure } from '../../testing/failure.ts';
import { me } from '../../testing/me.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ItemRoute from './ItemRoute.tsx';

const facts = { category: 'Outerwear', subcategory: 'Coats', color: 'Camel' };
const coat = itemWire({ id: 'coat', description: 'The coat', ...facts });
const worn = itemWire({ id: 'theirs', isOwner: false, ...facts });
const post = (id: string) =>
  postWire({ id, username: `author-${id}`, image: null, itemIDs: ['theirs'], isOwner: false });

/** Mocks a server whose posts with something like the coat are in two pages, of which the first one is empty. */
function serve(item: object = coat) {
  const server = { isDown: false, isItemDown: false, paths: [] as string[] };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(new Request(input, init).url);
    const path = url.pathname.replace('/api/aura', '');
    server.paths.push(path);
    if (path === '/item/coat' && server.isItemDown) return failure(500, 'INTERNAL');
    if (path === '/item/coat') return Response.json({ success: true, item });
    if (path === '/getOutfits') return Response.json({ success: true, outfits: [], total: 0, next: null });
    if (path === '/postsWithItem/coat')
      return Response.json({ success: true, posts: [], total: 0, next: null });
    if (path === '/postsLikeItem/coat' && !server.isDown) {
      const isSecond = url.searchParams.get('after') === '1_p0';
      const found = isSecond ? ['p1', 'p2'].map((id) => ({ post: post(id), item: worn })) : [];
      return Response.json({ success: true, found, next: isSecond ? null : '1_p0' });
    }
    return path === '/postsLikeItem/coat' ? failure(500, 'INTERNAL') : failure(404, 'NOT_FOUND');
  });
  return server;
}

function open() {
  renderScreen(
    <main>
      <ItemRoute itemId="coat" />
    </main>,
    { store: createTestStore(me) },
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the page of an own item lists posts with something like it, also after a page without any', async () => {
  serve();
  open();
  (await screen.findByRole('heading', { name: 'Worn by others' })).scrollIntoView();
  const link = await screen.findByRole('link', { name: /author-p1\s*Same type, same color/ });
  expect(link.getAttribute('href')).toBe('/post/p1');
  expect(screen.getByRole('link', { name: /author-p2/ })).toBeTruthy();
});

it('a failure says so, and a retry loads the posts', async () => {
  const server = serve();
  server.isDown = true;
  open();
  expect(await screen.findByText('The posts could not be loaded. Please try again.')).toBeTruthy();
  server.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: /author-p1/ })).toBeTruthy();
  // The banner was removed with the pressed button.
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('when the item is read after Try Again, its name has the focus', async () => {
  const server = serve();
  server.isItemDown = true;
  open();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  server.isItemDown = false;
  await userEvent.click(retry);
  const heading = await screen.findByRole('heading', { level: 1, name: 'The coat' });
  await expect.poll(() => document.activeElement).toBe(heading);
});

it('the page of another person’s item has no such lists', async () => {
  const server = serve({ ...coat, isOwner: false });
  open();
  expect(await screen.findByRole('heading', { name: 'The coat' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Worn by others' })).toBeNull();
  expect(screen.queryByRole('heading', { name: /with it/ })).toBeNull();
  expect(server.paths).not.toContain('/postsLikeItem/coat');
  expect(server.paths).not.toContain('/getOutfits');
  expect(server.paths).not.toContain('/postsWithItem/coat');
});

import '../styles.css';
import type { PostWire } from '@aura/api-client/contract/posts';
import { postWire } from '@aura/api-client/testing/blank-wires';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failure } from '../testing/failure.ts';
import { appears, isolateTests, message, open, position } from '../testing/home-page.tsx';

isolateTests();

const ownPost = postWire({ id: 'post-own', username: 'mira', caption: 'Rain', image: null, isOwner: true });
const otherPost = postWire({ id: 'post-other', username: 'jo', caption: 'Sun', image: null, isOwner: false });

/** Mocks a server with these posts. It applies their changes; with `isDown` changes fail. */
function serve(stored: PostWire[]) {
  const server = { posts: stored, isDown: false };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && server.isDown) return failure(500, 'INTERNAL');
    if (request.method === 'DELETE') {
      server.posts = server.posts.filter(({ id }) => !pathname.endsWith(id));
      return Response.json({ success: true });
    }
    if (request.method === 'PUT') {
      server.posts = server.posts.map((post) => ({ ...post, caption: 'Snow' }));
      return Response.json({ success: true, post: server.posts[0] });
    }
    if (!pathname.endsWith('/posts')) return failure(404, 'NOT_FOUND');
    const { posts } = server;
    return Response.json({
      success: true,
      total_posts: posts.length,
      returned_posts: posts.length,
      posts,
      search_term: null,
    });
  });
  return server;
}

const press = async (role: 'button' | 'menuitem', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));
async function choose(name: string) {
  await press('button', 'Actions for post by mira');
  await press('menuitem', name);
}
const dialogIsClosed = () => expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();

it('an own post is edited from its menu in the feed', async () => {
  serve([ownPost, otherPost]);
  open();
  await appears('Rain');
  await choose('Edit Post');
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Caption/ }), 'Snow');
  await press('button', 'Save');
  await message('status', 'Post updated');
  await appears('Snow');
});

it('an own post is deleted from its menu in the feed, and the next post takes its place', async () => {
  serve([ownPost, otherPost]);
  open();
  await appears('Rain');
  await choose('Delete Post');
  await press('button', 'Delete');
  await message('status', 'Post deleted');
  await dialogIsClosed();
  await appears('Sun');
  expect(screen.queryByText('Rain')).toBeNull();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Actions for post by jo');
});

it('when the only post of the feed is deleted, the focus moves to the heading', async () => {
  serve([ownPost]);
  open();
  await appears('Rain');
  await choose('Delete Post');
  await press('button', 'Delete');
  await dialogIsClosed();
  await expect.poll(position).toBeUndefined();
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
});

it('when the deletion fails, the dialog says so and the post stays', async () => {
  const server = serve([ownPost, otherPost]);
  server.isDown = true;
  open();
  await appears('Rain');
  await choose('Delete Post');
  await press('button', 'Delete');
  await appears('Failed to delete post. Please try again.');
  await press('button', 'Cancel');
  await dialogIsClosed();
  screen.getByText('Rain');
});

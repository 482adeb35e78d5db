import '../styles.css';
import { api } from '@aura/api-client/api';
import { feedCopy } from '@aura/domain/copy/feed';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { postDeleted } from '../store/local-state.ts';
import { feedStarted, selectUploadMenu } from '../store/visit.ts';
import { appears, isolateTests, message, open, position, press, serve } from '../testing/home-page.tsx';

isolateTests();

it('when the feed is retried, the focus moves to the heading', async () => {
  const server = serve(10);
  server.isDown = true;
  open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  server.isDown = false;
  again.focus();
  await press('Try Again');
  await expect.poll(position).toBe('Post 1 of 10');
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
});

it('when the answer is not a page of posts, the feed shows the error, and continues after a retry', async () => {
  const server = serve(10);
  server.isInvalid = true;
  open();
  await message('alert', feedCopy.error);
  server.isInvalid = false;
  await press('Try Again');
  await expect.poll(position).toBe('Post 1 of 10');
});

it('when the next page fails, the feed shows the error, keeps the post, and continues after a retry', async () => {
  const server = serve(30);
  open();
  await expect.poll(position).toBe('Post 1 of 30');
  server.isDown = true;
  for (let step = 2; step <= 10; step += 1) {
    await press('Next post');
    await expect.poll(position).toBe(`Post ${step} of 30`);
  }
  await expect.poll(() => server.offsets).toContain(10);
  expect(screen.queryByText('Failed to load posts. Please try again later.')).toBeNull();
  await press('Next post');
  await message('alert', 'Failed to load posts. Please try again later.');
  expect(position()).toBe('Post 10 of 30');
  screen.getByText('Caption 9');
  server.isDown = false;
  await press('Try Again');
  await expect.poll(position).toBe('Post 11 of 30');
  expect(screen.queryByText('Failed to load posts. Please try again later.')).toBeNull();
});

it('when moving to another post, the error of the next page is dismissed', async () => {
  const server = serve(30);
  open();
  await expect.poll(position).toBe('Post 1 of 30');
  server.isDown = true;
  for (let step = 2; step <= 11; step += 1) await press('Next post');
  await message('alert', 'Failed to load posts. Please try again later.');
  await press('Previous post');
  await expect.poll(() => screen.queryByText('Failed to load posts. Please try again later.')).toBeNull();
});

it('when the current post is deleted, the feed shows the image of the post that replaces it', async () => {
  serve(30);
  const store = open();
  await expect.poll(position).toBe('Post 1 of 30');
  await press('Next post');
  await act(async () => screen.getByRole('radio', { name: /^Items/ }).click());
  await screen.findByRole('heading', { name: 'Items (1)' });
  await act(async () => store.dispatch(postDeleted('post-1')));
  await screen.findByText('Caption 2');
  expect(screen.getByRole('radio', { name: 'Image' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('heading', { name: /^Items/ })).toBeNull();
});

it.each(['at first', 'after another post was deleted'])(
  'when the feed is read again with new posts, the post that is shown %s stays',
  async (time) => {
    const server = serve(3);
    const store = open();
    await expect.poll(position).toBe('Post 1 of 3');
    if (time !== 'at first') await act(async () => store.dispatch(postDeleted('post-0')));
    const shown = time === 'at first' ? 'Caption 0' : 'Caption 1';
    await appears(shown);
    server.added = [100];
    await act(async () => store.dispatch(api.util.invalidateTags(['Post'])));
    await expect.poll(position).toMatch(/^Post 2 of/);
    await appears(shown);
    await act(async () => store.dispatch(feedStarted()));
    await expect.poll(position).toMatch(/^Post 1 of/);
    await appears('Caption 100');
  },
);

it('when the feed starts at its first post while it is read again, it shows the newest post', async () => {
  const server = serve(3);
  const store = open();
  await expect.poll(position).toBe('Post 1 of 3');
  server.added = [100];
  await act(async () => {
    store.dispatch(api.util.invalidateTags(['Post']));
    store.dispatch(feedStarted());
  });
  await appears('Caption 100');
  await expect.poll(position).toBe('Post 1 of 4');
});

it('while the like of a post is pending, another post can be liked', async () => {
  const server = serve(10);
  open();
  await expect.poll(position).toBe('Post 1 of 10');
  await press(/^Like,/);
  await press(/^Like,/);
  await press('Next post');
  await press(/^Like,/);
  await expect.poll(() => server.liked).toEqual(['post-0', 'post-1']);
});

it('when the feed is empty, its button opens the upload menu', async () => {
  serve(0);
  const store = open();
  await appears('No posts yet');
  await press('Share an Outfit');
  expect(selectUploadMenu(store.getState())).toBe('open-by-key');
});

import '../styles.css';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postDeleted } from '../store/local-state.ts';
import { selectUploadMenu } from '../store/visit.ts';
import { appears, message, open, position, press, serve } from '../testing/home-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

it('when the next page fails, the feed shows the error, keeps the post, and continues after a retry', async () => {
  const server = serve(30);
  open();
  await expect.poll(position).toBe('Post 1 of 30');
  server.isDown = true;
  for (let step = 2; step <= 10; step += 1) {
    await press('Next post');
    await expect.poll(position).toBe(`Post ${step} of 30`);
  }
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

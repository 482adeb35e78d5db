import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ToastProvider } from '../../primitives/Toast/Toast.tsx';
import { samplePhoto } from '../../testing/samples.ts';
import { ShownToast, toastBottom } from '../../testing/shown-toast.tsx';
import { PostDraftNotice } from './PostDraftNotice.tsx';

afterEach(cleanup);

const draft = { id: 'draft', photo: samplePhoto, state: 'draft' as const };
const waiting = { id: 'waiting', photo: samplePhoto, state: 'waiting' as const };

function Page({ posts }: { readonly posts: readonly (typeof draft | typeof waiting)[] }) {
  return (
    <ToastProvider>
      <ShownToast />
      {posts.length > 0 && <PostDraftNotice posts={posts} onContinue={() => {}} onDiscard={() => {}} />}
    </ToastProvider>
  );
}

const noticeTop = () => screen.getByRole('list').getBoundingClientRect().top;

it('on a phone, toasts are above the notice, also when it grows, and at their place when it is closed', async () => {
  await page.viewport(390, 844);
  const { rerender } = render(<Page posts={[]} />);
  const place = toastBottom();
  rerender(<Page posts={[draft]} />);
  expect(noticeTop()).toBeLessThan(place);
  await waitFor(() => expect(toastBottom()).toBeLessThan(noticeTop()));
  rerender(<Page posts={[draft, waiting]} />);
  await waitFor(() => expect(toastBottom()).toBeLessThan(noticeTop()));
  rerender(<Page posts={[]} />);
  await waitFor(() => expect(toastBottom()).toBe(place));
});

it('on a phone, toasts and the notice are above the bottom bar and the area of the home indicator below it', async () => {
  await page.viewport(390, 844);
  const { style } = document.documentElement;
  style.setProperty('--size-bottom-bar-space', '200px');
  const { rerender } = render(<Page posts={[]} />);
  const edge = window.innerHeight - 200;
  expect(toastBottom()).toBeLessThan(edge);
  rerender(<Page posts={[draft]} />);
  expect(screen.getByRole('list').getBoundingClientRect().bottom).toBeLessThan(edge);
  style.removeProperty('--size-bottom-bar-space');
});

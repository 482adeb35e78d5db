import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ToastProvider } from '../../primitives/Toast/Toast.tsx';
import { samplePhoto } from '../../testing/samples.ts';
import { ShownToast, toastBottom } from '../../testing/shown-toast.tsx';
import { PostDraftNotice } from './PostDraftNotice.tsx';

afterEach(cleanup);

const draft = { id: 'draft', photo: samplePhoto, caption: '', state: 'draft' as const };
const waiting = { id: 'waiting', photo: samplePhoto, caption: '', state: 'waiting' as const };

function Page({ posts }: { readonly posts: readonly (typeof draft | typeof waiting)[] }) {
  return (
    <ToastProvider>
      <ShownToast />
      {posts.length > 0 && (
        <PostDraftNotice posts={posts} onContinue={() => {}} onDiscard={() => {}} onPutAway={() => {}} />
      )}
    </ToastProvider>
  );
}

const noticeTop = () => screen.getByRole('list').getBoundingClientRect().top;

it('the buttons of several posts and the question name the post by its caption', async () => {
  const posts = ['On the train', 'At home'].map((caption) => ({ ...waiting, id: caption, caption }));
  render(<Page posts={posts} />);
  expect(screen.getByText('On the train')).toBeTruthy();
  screen.getByRole('button', { name: 'Edit: On the train' });
  screen.getByRole('button', { name: 'Discard: On the train' }).click();
  const question = await screen.findByRole('alertdialog', { name: 'Discard this post?' });
  expect(question.textContent).toContain('The photo and what you wrote are lost: “On the train”');
});

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

it.each([
  ['a phone', 390],
  ['a desktop', 1440],
])('on %s, a control that gets the focus is scrolled above the notice', async (_device, width) => {
  await page.viewport(width, 844);
  render(
    <>
      {Array.from({ length: 60 }, (_, row) => row).map((row) => (
        <button key={row} type="button" className="block h-10">
          {row}
        </button>
      ))}
      <Page posts={[draft]} />
    </>,
  );
  await waitFor(() => expect(document.documentElement.style.getPropertyValue('--toast-raise')).not.toBe(''));
  const buttons = screen.getAllByRole('button', { name: /^\d+$/ });
  const above = (button: Element) => button.getBoundingClientRect().bottom <= noticeTop();
  const hidden = buttons.findIndex((button) => !above(button));
  buttons[hidden - 1]?.focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(buttons[hidden]);
  await waitFor(() => expect(above(buttons[hidden] ?? document.body)).toBe(true));
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

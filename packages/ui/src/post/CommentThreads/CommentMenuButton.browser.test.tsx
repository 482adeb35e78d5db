import '../../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lazyComponent } from '../../foundations/lazy-component.ts';
import { noCommentActions } from '../../testing/comment-actions.ts';
import { sampleComment } from '../../testing/samples.ts';
import { CommentMenu } from '../CommentMenu/CommentMenu.tsx';
import { CommentMenuButton } from './CommentMenuButton.tsx';

/** Lets the code of the menu arrive. */
let arrive: () => void;

beforeEach(async () => {
  // Wide enough for a menu instead of a sheet.
  await page.viewport(1280, 800);
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const menu = lazyComponent(async () => {
    await arrived;
    return { default: CommentMenu };
  });
  render(
    <>
      <CommentMenuButton
        comment={sampleComment()}
        actions={{ ...noCommentActions, menu }}
        onEdit={() => undefined}
        buttonRef={createRef()}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
});
afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Actions for comment by tomasz.wojcik' });
const isBusy = (busy: boolean) =>
  waitFor(() => expect(button().getAttribute('aria-busy')).toBe(busy ? 'true' : null));

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press elsewhere', () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))],
])('while the menu of a comment loads, %s cancels it', async (_name, cancel) => {
  await userEvent.click(button());
  await isBusy(true);
  await cancel();
  await isBusy(false);
  arrive();
  await userEvent.click(button());
  await screen.findByRole('menu');
});

it('while the menu of a comment loads, its button has the focus and is not expanded', async () => {
  button().focus();
  await userEvent.keyboard('{Enter}');
  await isBusy(true);
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute('aria-expanded')).toBe('false');
  arrive();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Copy text'));
  expect(screen.getAllByRole('button', { hidden: true, name: /^Actions for/ })).toHaveLength(1);
});

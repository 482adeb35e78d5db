import '../../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { undoMs } from '../../shared/use-undoable.ts';
import { failure } from '../../testing/failure.ts';
import {
  caseAuthor,
  caseSummary,
  isolateTests,
  openModeration,
  wholeCase,
} from '../../testing/open-moderation.tsx';

const numbers = [1, 2];

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if ((init?.method ?? (input instanceof Request && input.method)) === 'POST')
      return failure(429, 'RATE_LIMITED');
    const [, number] = /\/case-(\d+)$/.exec(pathname) ?? [];
    if (number !== undefined)
      return Response.json({ success: true, case: wholeCase(`case-${number}`, `Sale ${number}`) });
    const cases = numbers.map((count) => caseSummary(`case-${count}`, `Sale ${count}`));
    return Response.json({ success: true, cases, total: cases.length, hasMore: false });
  });
});

isolateTests();

const rows = () => screen.findAllByRole('button', { name: /deal.hunter.99/ });
const show = async (index: number) => userEvent.click((await rows())[index] as HTMLElement);
const words = () => screen.findByRole('textbox', { name: moderationCopy.words });

async function typeWarning(): Promise<void> {
  await page.getByRole('radio', { name: moderationCopy.acts.warn.name }).click();
  await userEvent.type(await words(), 'Be kind');
}
const warn = () =>
  userEvent.click(
    screen.getByRole('button', { name: moderationCopy.submit.warn('post', caseAuthor.username) }),
  );

it('on phones, a decision that is closed before it is sent keeps the choice and the typed words', async () => {
  await openModeration(390);
  await show(0);
  const open = () => page.getByRole('button', { name: moderationCopy.decide }).click();
  await open();
  await typeWarning();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await open();
  expect(await words()).toHaveProperty('value', 'Be kind');
});

it('when another case is shown, the typed words are there again after it, and not in the form of the other', async () => {
  await openModeration();
  await screen.findByRole('heading', { name: 'Sale 1' });
  await typeWarning();
  await show(1);
  await screen.findByRole('heading', { name: 'Sale 2' });
  await expect.poll(() => screen.queryByRole('textbox', { name: moderationCopy.words })).toBeNull();
  await show(0);
  expect(await words()).toHaveProperty('value', 'Be kind');
});

it('when a decision is undone, its words are in the form again', async () => {
  await openModeration();
  await screen.findByRole('heading', { name: 'Sale 1' });
  await typeWarning();
  await warn();
  await userEvent.click(await screen.findByRole('button', { name: commonCopy.undo }));
  await show(0);
  expect(await words()).toHaveProperty('value', 'Be kind');
});

it('when a decision could not be sent, its words are in the form again', async () => {
  await openModeration();
  await screen.findByRole('heading', { name: 'Sale 1' });
  await typeWarning();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await warn();
  for (const ms of [undoMs, 1000]) await act(() => vi.advanceTimersByTimeAsync(ms));
  vi.useRealTimers();
  await screen.findByText(moderationCopy.failed);
  await show(0);
  expect(await words()).toHaveProperty('value', 'Be kind');
});

it('when the page is left and opened again, the typed words are in the form again', async () => {
  const store = await openModeration();
  await screen.findByRole('heading', { name: 'Sale 1' });
  await typeWarning();
  cleanup();
  await openModeration(1280, store);
  await screen.findByRole('heading', { name: 'Sale 1' });
  expect(await words()).toHaveProperty('value', 'Be kind');
});

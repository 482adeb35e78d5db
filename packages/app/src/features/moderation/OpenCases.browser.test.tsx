import '../../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { getOpenOverlays } from '@aura/ui/foundations/open-overlays';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saveSingleKeyShortcuts } from '../../platform/storage/single-key-shortcuts.ts';
import {
  caseAuthor,
  caseSummary,
  isolateTests,
  keepCase,
  openModeration,
  wholeCase,
} from '../../testing/open-moderation.tsx';

const summary = (number: number) => caseSummary(`case-${number}`, `Sale ${number}`);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => summary(from + index));
const pageOf = (cases: readonly object[], total: number, hasMore = false) =>
  Response.json({ success: true, cases, total, hasMore });

let cases: (after: string | null) => Response | Promise<Response>;

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    const [, number] = /\/case-(\d+)$/.exec(pathname) ?? [];
    if (number === undefined) return cases(searchParams.get('after'));
    return Response.json({ success: true, case: wholeCase(`case-${number}`, `Sale ${number}`) });
  });
});

isolateTests();
afterEach(() => saveSingleKeyShortcuts(true));

const rows = () => screen.findAllByRole('button', { name: /deal.hunter.99/ });

it('when few cases are read, the next ones are read without a press', async () => {
  cases = (after) => (after === null ? pageOf(range(1, 2), 13, true) : pageOf(range(3, 13), 13));
  await openModeration(390);
  await expect.poll(async () => (await rows()).length).toBe(13);
});

it('when each page has few cases, all are read, also when a page arrives before its loading is shown', async () => {
  cases = (after) => {
    const number = Number(after?.split('-')[1] ?? 0) + 1;
    return pageOf([summary(number)], 8, number < 8);
  };
  await openModeration(390);
  await expect.poll(async () => (await rows()).length).toBe(8);
});

it('when the next page fails, the case stays with a message, and Show more reads it again', async () => {
  let isDown = true;
  cases = (after) => {
    if (after === null) return pageOf(range(1, 10), 11, true);
    return isDown ? Response.json({ success: false }, { status: 500 }) : pageOf(range(11, 11), 11);
  };
  await openModeration(1280);
  await screen.findByRole('radio', { name: moderationCopy.acts.keep.name });
  const more = await screen.findByRole('button', { name: moderationCopy.more });
  await page.getByRole('radio', { name: moderationCopy.acts.warn.name }).click();
  const words = await screen.findByRole('textbox', { name: moderationCopy.words });
  await userEvent.type(words, 'Be kind');
  await userEvent.click(more);
  await screen.findByText(moderationCopy.loadFailed);
  expect(screen.queryByRole('button', { name: commonCopy.retry })).toBeNull();
  isDown = false;
  await userEvent.click(more);
  const queue = screen.getByRole('list', { name: moderationCopy.queue });
  await expect.poll(() => queue.children.length).toBe(11);
  expect(screen.queryByText(moderationCopy.loadFailed)).toBeNull();
  expect(words.isConnected).toBe(true);
  expect(words).toHaveProperty('value', 'Be kind');
});

it('when Show more disappears with the last page, the focus moves to the first case of that page', async () => {
  cases = (after) => (after === null ? pageOf(range(1, 10), 12, true) : pageOf(range(11, 12), 12));
  await openModeration(1280);
  (await screen.findByRole('button', { name: moderationCopy.more })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('button', { name: moderationCopy.more })).toBeNull();
  expect(document.activeElement).toBe((await rows())[10]);
});

it('j and k show the next and the previous case, except below a dialog', async () => {
  cases = () => pageOf(range(1, 3), 3);
  await openModeration(1280);
  await screen.findByRole('heading', { name: 'Sale 1' });
  await userEvent.keyboard('jj');
  await screen.findByRole('heading', { name: 'Sale 3' });
  await userEvent.keyboard('k');
  await screen.findByRole('heading', { name: 'Sale 2' });
  await page.getByRole('radio', { name: moderationCopy.acts.suspend.name }).click();
  await userEvent.click(
    screen.getByRole('button', { name: moderationCopy.submit.suspend('', caseAuthor.username) }),
  );
  const question = await screen.findByRole('alertdialog');
  await userEvent.keyboard('jk');
  expect(question.isConnected).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  screen.getByRole('heading', { name: 'Sale 2' });
});

it('when shortcuts of single keys are off, j does not change the case', async () => {
  saveSingleKeyShortcuts(false);
  cases = () => pageOf(range(1, 2), 2);
  await openModeration(1280);
  await screen.findByRole('heading', { name: 'Sale 1' });
  await userEvent.keyboard('j');
  screen.getByRole('heading', { name: 'Sale 1' });
});

it('while the cases after the decided ones are read, nothing says that there are none', async () => {
  let answer: (response: Response) => void = () => undefined;
  cases = (after) =>
    after === null
      ? pageOf([summary(1)], 2, true)
      : new Promise((resolve) => {
          answer = resolve;
        });
  await openModeration(1280);
  await keepCase();
  await screen.findByText(moderationCopy.loading, { selector: '[role=status] *' });
  expect(screen.queryByText(moderationCopy.empty)).toBeNull();
  answer(pageOf([summary(2)], 2));
  await screen.findByRole('heading', { name: 'Sale 2' });
});

it('on phones, the number is that of all open cases, and those not read yet are read on the way', async () => {
  cases = (after) => (after === null ? pageOf(range(1, 12), 24, true) : pageOf(range(13, 24), 24));
  await openModeration(390);
  await userEvent.click((await rows())[10] as HTMLElement);
  await screen.findByText(moderationCopy.position(11, 24));
  const next = screen.getByRole('button', { name: moderationCopy.nextCase });
  await userEvent.click(next);
  await screen.findByText(moderationCopy.position(12, 24));
  await expect.poll(() => next.getAttribute('aria-disabled')).not.toBe('true');
  await userEvent.click(next);
  await screen.findByText(moderationCopy.position(13, 24));
});

it('on phones, Back leads from a case to its row in the queue', async () => {
  cases = () => pageOf(range(1, 3), 3);
  await openModeration(390);
  await userEvent.click((await rows())[1] as HTMLElement);
  await screen.findByText(moderationCopy.position(2, 3));
  act(() => getOpenOverlays().at(-1)?.requestClose());
  expect(document.activeElement).toBe((await rows())[1]);
  expect(getOpenOverlays()).toHaveLength(0);
});

it('on phones, a decision shows the next case, else the one before, with the focus on its heading', async () => {
  cases = () => pageOf(range(1, 3), 3);
  await openModeration(390);
  await userEvent.click((await rows())[1] as HTMLElement);
  await screen.findByText('Sale 2');
  for (const next of ['Sale 3', 'Sale 1']) {
    await userEvent.click(await screen.findByRole('button', { name: moderationCopy.decide }));
    await keepCase();
    await screen.findByRole('heading', { name: next });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  }
  screen.getByText(moderationCopy.position(1, 1));
});

it('on phones, a long comment is cut at the end of its row, inside the page', async () => {
  const long = { ...summary(1), targetType: 'comment', text: 'a coat '.repeat(60) };
  cases = () => pageOf([long], 1);
  await openModeration(390);
  const [row] = await rows();
  expect(row?.getBoundingClientRect().right).toBeLessThanOrEqual(390 - 20);
});

it('on phones, nothing of the form is seen below the button of the decision', async () => {
  cases = () => pageOf([summary(1)], 1);
  await openModeration(390);
  await userEvent.click((await rows())[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: moderationCopy.decide }));
  const dialog = await screen.findByRole('dialog', { name: moderationCopy.decision });
  await page.getByRole('radio', { name: moderationCopy.acts.suspend.name }).click();
  const button = screen.getByRole('button', { name: moderationCopy.submit.suspend('', caseAuthor.username) });
  const below = () => document.elementFromPoint(195, dialog.getBoundingClientRect().bottom - 4);
  await expect.poll(() => below() === button.parentElement).toBe(true);
});

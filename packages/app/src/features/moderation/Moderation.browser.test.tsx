import '../../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { undoMs } from '../../shared/use-undoable.ts';
import { failure } from '../../testing/failure.ts';
import {
  caseSummary,
  decisionOf,
  isolateTests,
  keepCase,
  openModeration,
  wholeCase,
} from '../../testing/open-moderation.tsx';

const summary = caseSummary('case-1', 'HUGE SALE');
const otherText = 'The other one';

const decided = decisionOf('d-1');

let decide: () => Response;
let cases: () => Response | Promise<Response>;
const sent = vi.fn();

beforeEach(() => {
  sent.mockClear();
  cases = () => Response.json({ success: true, cases: [summary], total: 1, hasMore: false });
  decide = () => failure(500, 'INTERNAL');
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method === 'POST') {
      sent();
      return decide();
    }
    if (pathname.endsWith('/case-2'))
      return Response.json({ success: true, case: wholeCase('case-2', otherText) });
    if (pathname.endsWith('/case-1'))
      return Response.json({ success: true, case: wholeCase('case-1', 'HUGE SALE') });
    return cases();
  });
});

isolateTests();

/** Passes the time in which a decision can be undone, and that in which its message disappears. */
async function passUndo(): Promise<void> {
  for (const ms of [undoMs, 1000]) await act(() => vi.advanceTimersByTimeAsync(ms));
}

it('while the cases load, a status says so; when they do not, they can be loaded again', async () => {
  let answer: (response: Response) => void = () => undefined;
  cases = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await openModeration();
  await screen.findByText(moderationCopy.loading, { selector: '[role=status] *' });
  await vi.waitFor(() => expect(window.fetch).toHaveBeenCalled());
  answer(failure(500, 'INTERNAL'));
  await screen.findByText(moderationCopy.loadFailed);
});

it('when the cases are read again with Retry, the focus moves to the heading of the page', async () => {
  const read = cases;
  cases = () => failure(500, 'INTERNAL');
  await openModeration();
  const retry = await screen.findByRole('button', { name: commonCopy.retry });
  cases = read;
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('list', { name: moderationCopy.queue });
  const heading = screen.getByRole('heading', { level: 1, name: moderationCopy.heading });
  await expect.poll(() => document.activeElement).toBe(heading);
});

it('while a case loads, a status says so', async () => {
  await openModeration();
  await screen.findByText(moderationCopy.loadingCase, { selector: '[role=status] *' });
  await screen.findByRole('radio', { name: moderationCopy.acts.keep.name });
  expect(screen.queryByText(moderationCopy.loadingCase)).toBeNull();
});

it('an undone decision is not sent, and its case is back', async () => {
  await openModeration();
  await screen.findByRole('radio', { name: moderationCopy.acts.keep.name });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await keepCase();
  await userEvent.click(screen.getByRole('button', { name: commonCopy.undo }));
  await passUndo();
  vi.useRealTimers();
  await screen.findByRole('radio', { name: moderationCopy.acts.keep.name });
  expect(sent).not.toHaveBeenCalled();
});

it('leaving the screen sends the decision at once', async () => {
  await openModeration();
  await keepCase();
  await screen.findByText(moderationCopy.empty);
  cleanup();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

it.each([
  [() => failure(500, 'INTERNAL'), moderationCopy.failed],
  [() => failure(409, 'ALREADY_DECIDED', 'ana has already kept it.'), 'ana has already kept it.'],
])('when a decision is refused, the case is back and the reason is shown', async (answer, text) => {
  decide = answer;
  await openModeration();
  await screen.findByRole('radio', { name: moderationCopy.acts.keep.name });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await keepCase();
  await passUndo();
  vi.useRealTimers();
  await screen.findByText(text);
  await screen.findByRole('radio', { name: moderationCopy.acts.keep.name });
  expect(sent).toHaveBeenCalledOnce();
});

it('on phones, a case takes the place of the list, and leads back to its row', async () => {
  await openModeration(390);
  await screen.findByRole('heading', { level: 1, name: moderationCopy.heading });
  await userEvent.click(await screen.findByRole('button', { name: /deal.hunter.99/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: moderationCopy.position(1, 1) });
  await expect.poll(() => document.activeElement).toBe(heading);
  expect(screen.queryByRole('heading', { name: moderationCopy.heading })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: moderationCopy.back }));
  await screen.findByRole('list', { name: moderationCopy.queue });
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: /deal.hunter.99/ }));
});

it('on desktop, Skip shows the next case, until the last one', async () => {
  const summaries = [summary, { ...summary, id: 'case-2' }];
  cases = () => Response.json({ success: true, cases: summaries, total: 2, hasMore: false });
  await openModeration();
  await userEvent.click(await screen.findByRole('button', { name: moderationCopy.skip }));
  const heading = await screen.findByRole('heading', { name: otherText });
  await expect.poll(() => document.activeElement).toBe(heading);
  await expect.poll(() => screen.queryByRole('button', { name: moderationCopy.skip })).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

it('on desktop, a decision moves the focus to the next case, and after the last one to the heading', async () => {
  const summaries = [summary, { ...summary, id: 'case-2' }];
  cases = () => Response.json({ success: true, cases: summaries, total: 2, hasMore: false });
  await openModeration();
  await keepCase();
  const heading = await screen.findByRole('heading', { name: otherText });
  await expect.poll(() => document.activeElement).toBe(heading);
  await keepCase();
  await screen.findByText(moderationCopy.empty);
  const pageHeading = screen.getByRole('heading', { level: 1, name: moderationCopy.heading });
  await expect.poll(() => document.activeElement).toBe(pageHeading);
});

it('a decided case is subtracted from the number of open cases once, also when the cases are read again', async () => {
  const summaries = [summary, { ...summary, id: 'case-2' }];
  cases = () => Response.json({ success: true, cases: summaries, total: 2, hasMore: false });
  decide = () => Response.json({ success: true, decision: decided });
  await openModeration();
  await screen.findByRole('radio', { name: `${moderationCopy.open} 2` });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await keepCase();
  screen.getByRole('radio', { name: `${moderationCopy.open} 1` });
  const left = { ...summary, id: 'case-2', reportCount: 7 };
  cases = () => Response.json({ success: true, cases: [left], total: 1, hasMore: false });
  await passUndo();
  vi.useRealTimers();
  await screen.findByText(new RegExp(moderationCopy.reportCount(7)));
  screen.getByRole('radio', { name: `${moderationCopy.open} 1` });
});

it('when the cases cannot be read again, the typed decision stays with a message, and they are read on request', async () => {
  const summaries = [summary, { ...summary, id: 'case-2' }];
  cases = () => Response.json({ success: true, cases: summaries, total: 2, hasMore: false });
  decide = () => Response.json({ success: true, decision: decided });
  await openModeration();
  await screen.findByRole('radio', { name: moderationCopy.acts.keep.name });
  let answer: (response: Response) => void = () => undefined;
  cases = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  await keepCase();
  await passUndo();
  vi.useRealTimers();
  await screen.findByRole('heading', { name: otherText });
  await page.getByRole('radio', { name: moderationCopy.acts.warn.name }).click();
  const words = await screen.findByRole('textbox', { name: moderationCopy.words });
  await userEvent.type(words, 'Be kind');
  answer(failure(500, 'INTERNAL'));
  await screen.findByText(moderationCopy.loadFailed);
  expect(words.isConnected).toBe(true);
  expect(words).toHaveProperty('value', 'Be kind');
  cases = () => Response.json({ success: true, cases: [summaries[1]], total: 1, hasMore: false });
  await userEvent.click(screen.getByRole('button', { name: commonCopy.retry }));
  await expect.poll(() => screen.queryByText(moderationCopy.loadFailed)).toBeNull();
  expect(words).toHaveProperty('value', 'Be kind');
});

it('on phones, the decision is a sheet, and closes with it', async () => {
  await openModeration(390);
  await userEvent.click(await screen.findByRole('button', { name: /deal.hunter.99/ }));
  await userEvent.click(await screen.findByRole('button', { name: moderationCopy.decide }));
  await screen.findByRole('dialog', { name: moderationCopy.decision });
  await keepCase();
  await screen.findByText(moderationCopy.empty);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('on phones, the case before and the one after are a press away', async () => {
  const summaries = [summary, { ...summary, id: 'case-2' }];
  cases = () => Response.json({ success: true, cases: summaries, total: 2, hasMore: false });
  await openModeration(390);
  await userEvent.click((await screen.findAllByRole('button', { name: /deal.hunter.99/ }))[0] as HTMLElement);
  await screen.findByText('HUGE SALE');
  const before = await screen.findByRole('button', { name: moderationCopy.previousCase });
  expect(before.getAttribute('aria-disabled')).toBe('true');
  screen.getByText(moderationCopy.position(1, 2));
  const after = screen.getByRole('button', { name: moderationCopy.nextCase });
  await userEvent.click(after);
  await screen.findByText(otherText);
  expect(after.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(before);
  await screen.findByText('HUGE SALE');
});

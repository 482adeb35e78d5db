import '../../styles.css';
import { moderationApi } from '@aura/api-client/endpoints/moderation';
import { commonCopy } from '@aura/domain/copy/common';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure } from '../../testing/failure.ts';
import {
  caseSummary,
  decisionOf,
  isolateTests,
  openModeration,
  wholeCase,
} from '../../testing/open-moderation.tsx';

const decided = decisionOf('d-1');
const answerCase = () => Response.json({ success: true, case: wholeCase('case-1', 'HUGE SALE') });
const fail = () => failure(500, 'INTERNAL');

let decisions: (after: string | null) => Response;
let firstCase: () => Response;

beforeEach(() => {
  decisions = () => Response.json({ success: true, decisions: [], hasMore: false });
  firstCase = answerCase;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.endsWith('/moderation/decisions')) return decisions(searchParams.get('after'));
    if (pathname.endsWith('/case-1')) return firstCase();
    const cases = [caseSummary('case-1', 'HUGE SALE')];
    return Response.json({ success: true, cases, total: 1, hasMore: false });
  });
});

isolateTests();

it('when further decisions cannot be read, those shown stay with a message, and Show more reads them again', async () => {
  const list = (id: string, hasMore: boolean) =>
    Response.json({ success: true, decisions: [{ ...decided, id }], hasMore });
  decisions = (after) => (after === null ? list('d-1', true) : fail());
  await openModeration();
  await screen.findByText(moderationCopy.noRecord);
  await userEvent.click(page.getByText(moderationCopy.decided, { exact: true }));
  const shown = await screen.findByRole('list', { name: moderationCopy.decided });
  const more = screen.getByRole('button', { name: moderationCopy.more });
  await userEvent.click(more);
  await screen.findByText(moderationCopy.loadFailed);
  expect(shown.children).toHaveLength(1);
  expect(screen.queryByRole('button', { name: commonCopy.retry })).toBeNull();
  decisions = (after) => list(after === null ? 'd-1' : 'd-2', false);
  await userEvent.click(more);
  await expect.poll(() => shown.children.length).toBe(2);
  expect(screen.queryByText(moderationCopy.loadFailed)).toBeNull();
});

it('when the shown case cannot be read again, it stays with a message, and is read on request', async () => {
  const store = await openModeration();
  await page.getByRole('radio', { name: moderationCopy.acts.warn.name }).click();
  const words = await screen.findByRole('textbox', { name: moderationCopy.words });
  await userEvent.type(words, 'Be kind');
  firstCase = fail;
  const { getModerationCase } = moderationApi.endpoints;
  const options = { forceRefetch: true, subscribe: false };
  await act(async () => void (await store.dispatch(getModerationCase.initiate('case-1', options))));
  await screen.findByText(moderationCopy.loadFailed);
  expect(words).toHaveProperty('value', 'Be kind');
  expect(words.isConnected).toBe(true);
  firstCase = answerCase;
  await userEvent.click(screen.getByRole('button', { name: commonCopy.retry }));
  await expect.poll(() => screen.queryByText(moderationCopy.loadFailed)).toBeNull();
  expect(words).toHaveProperty('value', 'Be kind');
});

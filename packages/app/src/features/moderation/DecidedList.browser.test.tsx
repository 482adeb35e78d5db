import '../../styles.css';
import { commonCopy } from '@aura/domain/copy/common';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure } from '../../testing/failure.ts';
import { decisionOf, isolateTests, openModeration } from '../../testing/open-moderation.tsx';

const pageOf = (decisions: readonly object[], hasMore = false) =>
  Response.json({ success: true, decisions, hasMore });

let decisions: (after: string | null) => Response | Promise<Response>;

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.endsWith('/moderation/decisions')) return decisions(searchParams.get('after'));
    return Response.json({ success: true, cases: [], total: 0, hasMore: false });
  });
});

isolateTests();

async function openDecided() {
  await openModeration();
  await screen.findByText(moderationCopy.empty);
  await userEvent.click(page.getByText(moderationCopy.decided, { exact: true }));
}

it('without a decision, the list of decisions says so', async () => {
  decisions = () => pageOf([]);
  await openDecided();
  await screen.findByText(moderationCopy.emptyDecided);
});

it('while the decisions load, a status says so', async () => {
  let answer: (response: Response) => void = () => undefined;
  decisions = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await openDecided();
  await screen.findByText(moderationCopy.loadingDecisions, { selector: '[role=status] *' });
  await vi.waitFor(() => answer(pageOf([])));
  await screen.findByText(moderationCopy.emptyDecided);
  expect(screen.queryByText(moderationCopy.loadingDecisions)).toBeNull();
});

it('when the decisions are read again with Retry, the focus moves to the heading of the page', async () => {
  decisions = () => failure(500, 'INTERNAL');
  await openDecided();
  const retry = await screen.findByRole('button', { name: commonCopy.retry });
  decisions = () => pageOf([decisionOf('d-1', 'ana')]);
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('ana:');
  const heading = screen.getByRole('heading', { level: 1, name: moderationCopy.heading });
  await expect.poll(() => document.activeElement).toBe(heading);
});

it('when Show more disappears with the last page, the focus moves to the first decision of that page', async () => {
  decisions = (after) =>
    after === null ? pageOf([decisionOf('d-1', 'ana')], true) : pageOf([decisionOf('d-2', 'ben')]);
  await openDecided();
  (await screen.findByRole('button', { name: moderationCopy.more })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('button', { name: moderationCopy.more })).toBeNull();
  expect(document.activeElement?.tagName).toBe('LI');
  expect(document.activeElement?.textContent).toContain('ben: ');
});

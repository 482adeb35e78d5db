import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { sampleOwnDecision } from '../../testing/sample-cases.ts';
import { sampleNow } from '../../testing/samples.ts';
import { OwnDecisionList } from './OwnDecisionList.tsx';

const meta = {
  title: 'Moderation/OwnDecisionList',
  component: OwnDecisionList,
  args: {
    now: sampleNow,
    postHref: (postId) => `/post/${postId}`,
    rulesHref: '/acceptable-use',
    decisions: [
      sampleOwnDecision({ postId: 'post-1' }),
      sampleOwnDecision({ id: 'decision-2', act: 'remove', targetType: 'comment', words: '' }),
      sampleOwnDecision({
        id: 'decision-3',
        act: 'suspend',
        targetType: 'person',
        until: '2026-12-03T10:00:00Z',
      }),
    ],
  },
} satisfies Meta<typeof OwnDecisionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A post that still exists can be opened; a removed comment and the account cannot. */
export const Decisions: Story = {
  play: async ({ canvas }) => {
    const [warned, removed, suspended] = canvas.getAllByRole('listitem');
    await expect(warned).toHaveTextContent('A moderator warns you about your post.');
    await expect(removed).toHaveTextContent('A moderator removed your comment.');
    await expect(suspended).toHaveTextContent('A moderator suspended your account until 3 December 2026.');
    const links = canvas.getAllByRole('link', { name: 'Open post' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/post/post-1']);
    await expect(within(removed as HTMLElement).getByRole('link', { name: 'Rules' })).toHaveAttribute(
      'href',
      '/acceptable-use',
    );
  },
};

/** On phones, one decision with a word that does not fit in a line. */
export const Phone: Story = {
  args: { decisions: [sampleOwnDecision({ words: longWord })] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Reason: /).getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

import { moderationCopy } from '@aura/domain/copy/moderation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { sampleCase } from '../../testing/sample-cases.ts';
import { sampleNow, samplePerson } from '../../testing/samples.ts';
import { CaseQueue } from './CaseQueue.tsx';

const cases = [
  sampleCase(),
  sampleCase({ id: 'case-2', targetType: 'comment', image: null, reason: 'hate', reportCount: 1 }),
  sampleCase({ id: 'case-3', targetType: 'person', author: samplePerson(), image: null }),
  sampleCase({ id: 'case-4', reason: 'nudity' }),
];

const meta = {
  title: 'Moderation/CaseQueue',
  component: CaseQueue,
  args: { cases, now: sampleNow, shownId: 'case-1', onShow: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CaseQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture of a post that was reported for nudity is not in the list. */
export const Mixed: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: moderationCopy.queue });
    await expect(list.querySelectorAll('img')).toHaveLength(2);
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-current', 'true');
    if (second) await userEvent.click(second);
    await expect(args.onShow).toHaveBeenCalledWith('case-2');
    for (const name of Object.values(moderationCopy.targets)) {
      await expect(canvas.getAllByText(name).length).toBeGreaterThan(0);
    }
  },
};

/** Below desktop width a row also has its time, and a comment its words. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { shownId: null, focusedId: 'case-2' },
  play: async ({ canvas }) => {
    const [post, comment] = canvas.getAllByRole('button');
    await expect(post).toHaveAccessibleName(/31m ago .*Post · ?2 reports$/);
    await expect(comment).toHaveAccessibleName(/“HUGE SALE.*” ?Comment ·.*1 report.*Hate or harassment$/);
    await expect(comment).toHaveFocus();
  },
};

export const LongTexts: Story = {
  args: { cases: [sampleCase({ author: samplePerson({ username: longWord }), text: longWord })] },
};

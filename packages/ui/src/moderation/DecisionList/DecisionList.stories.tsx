import { moderationCopy } from '@aura/domain/copy/moderation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { sampleDecision } from '../../testing/sample-cases.ts';
import { sampleNow } from '../../testing/samples.ts';
import { DecisionList } from './DecisionList.tsx';

const meta = {
  title: 'Moderation/DecisionList',
  component: DecisionList,
  args: {
    label: moderationCopy.decided,
    now: sampleNow,
    decisions: [
      sampleDecision(),
      sampleDecision({ id: 'decision-2', act: 'suspend', moderator: null, author: null, words: longWord }),
    ],
  },
} satisfies Meta<typeof DecisionList>;

export default meta;

export const Decisions: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/noor.alhadid warned the author/)).toBeVisible();
    await expect(canvas.getByText(/A former moderator suspended the account/)).toBeVisible();
  },
};

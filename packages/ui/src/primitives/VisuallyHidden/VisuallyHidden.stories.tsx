import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../testing/hostile-texts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '1,284 likes' },
  render: (args) => (
    <p>
      <span aria-hidden>♥ 1.3K</span>
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const BesideIcon: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,284 likes').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const LongText: StoryObj<typeof meta> = { args: { children: longWord } };

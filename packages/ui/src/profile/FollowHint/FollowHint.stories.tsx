import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { FollowHint } from './FollowHint.tsx';

const meta = {
  title: 'Profile/FollowHint',
  component: FollowHint,
  args: { relation: 'follows-you', name: 'Grace Mbeki' },
} satisfies Meta<typeof FollowHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsYou: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Follow Grace Mbeki too, and you are friends.')).toBeVisible();
  },
};

export const Friends: Story = {
  args: { relation: 'friends' },
  play: async ({ canvas }) => {
    const text = 'You follow each other, so you see what Grace Mbeki shares with friends.';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const None: Story = {
  args: { relation: 'none' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const LongName: Story = {
  args: { name: longWord },
  globals: { viewport: { value: 'small', isRotated: false } },
};

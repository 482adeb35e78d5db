import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No liked items yet' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const Full: Story = {
  args: {
    icon: Heart,
    body: 'Items that you like in the feed appear here.',
    actions: <Button>Explore Feed</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No liked items yet' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { title: longWord, body: longWord, level: 3, actions: <Button>{longWord}</Button> },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: rightToLeftText, body: rightToLeftText },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SuggestionsSkeleton } from './SuggestionsSkeleton.tsx';

const meta = {
  title: 'Outfits/SuggestionsSkeleton',
  component: SuggestionsSkeleton,
  args: { day: '2026-11-25' },
} satisfies Meta<typeof SuggestionsSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading suggestions');
    await expect(canvas.getByText('Wednesday 25 November')).toBeVisible();
  },
};

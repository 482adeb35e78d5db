import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WearStatisticsSkeleton } from './WearStatisticsSkeleton.tsx';

const meta = {
  title: 'Outfits/WearStatisticsSkeleton',
  component: WearStatisticsSkeleton,
  decorators: (Story) => (
    <div className="p-5 tablet:p-12">
      <Story />
    </div>
  ),
} satisfies Meta<typeof WearStatisticsSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading statistics');
  },
};

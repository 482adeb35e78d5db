import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnavailableItem } from './UnavailableItem.tsx';

const meta = {
  title: 'Wardrobe/UnavailableItem',
  component: UnavailableItem,
  decorators: [
    (Story) => (
      <div className="w-40">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UnavailableItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This item is not available.')).toBeVisible();
  },
};

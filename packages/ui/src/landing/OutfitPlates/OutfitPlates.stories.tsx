import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../Landing/landing.css';
import { OutfitPlates } from './OutfitPlates.tsx';

const meta = {
  title: 'Landing/OutfitPlates',
  component: OutfitPlates,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="isolate flex h-dvh flex-col overflow-clip p-16">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OutfitPlates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A person in three outfits' })).toBeVisible();
  },
};

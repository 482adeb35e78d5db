import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../Landing/landing.css';
import { OutfitImages } from './OutfitImages.tsx';

const meta = {
  title: 'Landing/OutfitImages',
  component: OutfitImages,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="isolate flex h-dvh flex-col overflow-clip p-16">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OutfitImages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A person in three outfits' })).toBeVisible();
  },
};

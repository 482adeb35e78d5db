import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OutfitsEmpty } from './OutfitsEmpty.tsx';

const meta = {
  title: 'Outfits/OutfitsEmpty',
  component: OutfitsEmpty,
  args: { newHref: '#new' },
} satisfies Meta<typeof OutfitsEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No outfits yet' })).toBeVisible();
    await expect(
      canvas.getByText('Put what you own together once, and find it again on a morning without time.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New Outfit' })).toBeVisible();
  },
};

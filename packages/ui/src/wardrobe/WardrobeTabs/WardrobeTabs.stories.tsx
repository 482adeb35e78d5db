import type { WardrobeTab } from '@aura/domain/vocabularies/tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { million } from '../../testing/hostile-data.ts';
import { WardrobeTabs } from './WardrobeTabs.tsx';

const meta = {
  title: 'Wardrobe/WardrobeTabs',
  component: WardrobeTabs,
  args: {
    value: 'myItems',
    onValueChange: () => {},
    counts: { myItems: 48, likedItems: 12, wishlist: 5, outfits: 5 },
    children: <p className="py-4">The list of the tab</p>,
  },
  render: function Render({ value: first, ...args }) {
    const [value, setValue] = useState<WardrobeTab>(first);
    return <WardrobeTabs {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof WardrobeTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MyItems: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Wardrobe lists' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /My Items/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: /Liked Items/ }));
    await expect(canvas.getByRole('tab', { name: /Liked Items/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const CountsLoading: Story = {
  args: {
    value: 'wishlist',
    counts: { myItems: undefined, likedItems: undefined, wishlist: undefined, outfits: undefined },
  },
};

export const ThousandsOfItems: Story = {
  args: { counts: { myItems: million, likedItems: million, wishlist: million, outfits: million } },
  globals: { viewport: { value: 'small', isRotated: false } },
};

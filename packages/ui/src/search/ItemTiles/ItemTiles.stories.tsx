import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { clickLink } from '../../testing/click-link.ts';
import { sampleItem, sampleItems } from '../../testing/samples.ts';
import { ItemTiles } from './ItemTiles.tsx';

const meta = {
  title: 'Search/ItemTiles',
  component: ItemTiles,
  args: { items: sampleItems, hrefOf: (id) => `#${id}`, onOpen: fn(), text: 'coat' },
} satisfies Meta<typeof ItemTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Items: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /^The good coat/ });
    await expect(link.querySelector('b')).toHaveTextContent('coat');
    await clickLink(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** On phones, the name is the accessible name only. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^The good coat/ })).toBeVisible();
  },
};

/** "Other" without a custom brand is not shown as a brand. */
export const OtherBrand: Story = {
  args: { items: [{ ...sampleItem(), brand: 'Other' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^The good coat/ })).toBeVisible();
    await expect(canvas.queryByText('Other')).toBeNull();
  },
};

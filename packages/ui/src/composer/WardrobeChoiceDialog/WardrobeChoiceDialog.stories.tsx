import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { hostileItem } from '../../testing/hostile-data.ts';
import { sampleItems } from '../../testing/samples.ts';
import { WardrobeChoiceDialog } from './WardrobeChoiceDialog.tsx';

const meta = {
  title: 'Composer/WardrobeChoiceDialog',
  component: WardrobeChoiceDialog,
  args: { open: true, onClose: fn(), items: sampleItems, failed: false, onRetry: fn(), onChoose: fn() },
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof WardrobeChoiceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Choose from your wardrobe' }));

export const Items: Story = {
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'The good coat' }));
    await expect(args.onChoose).toHaveBeenCalledWith(sampleItems[0]);
  },
};

export const Loading: Story = {
  args: { items: undefined },
  play: async () => {
    await expect((await dialog()).getByText('Loading your wardrobe')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { items: undefined, failed: true },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async () => {
    await expect((await dialog()).getByText('Your wardrobe is empty')).toBeVisible();
  },
};

export const HostileOnASmallPhone: Story = {
  args: { items: [{ ...hostileItem, id: 'hostile' }, ...sampleItems] },
  globals: { viewport: { value: 'narrow', isRotated: false } },
};

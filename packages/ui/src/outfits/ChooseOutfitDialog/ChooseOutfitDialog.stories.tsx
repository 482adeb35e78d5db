import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { sampleOutfit } from '../../testing/sample-outfits.ts';
import { ChooseOutfitDialog } from './ChooseOutfitDialog.tsx';

const outfits = ['Gallery Friday', 'First cold day', longWord.slice(0, 80)].map((name, index) =>
  sampleOutfit({ id: `outfit-${index}`, name }),
);

const meta = {
  title: 'Outfits/ChooseOutfitDialog',
  component: ChooseOutfitDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    day: '2026-11-26',
    outfits,
    newHref: '#new',
    onChoose: fn(),
  },
} satisfies Meta<typeof ChooseOutfitDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Outfit for Thursday 26 November 2026' }));

export const Outfits: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    const list = within(dialog.getByRole('list', { name: 'Your outfits' }));
    await userEvent.click(list.getByRole('button', { name: 'Choose First cold day' }));
    await expect(args.onChoose).toHaveBeenCalledWith(outfits[1]);
  },
};

export const Loading: Story = {
  args: { outfits: undefined },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('status')).toHaveTextContent('Loading your outfits');
  },
};

export const NoOutfits: Story = {
  args: { outfits: [] },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText('No outfit has garments of your wardrobe yet.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'New Outfit' })).toHaveAttribute('href', '#new');
  },
};

export const Failed: Story = {
  args: {
    outfits: undefined,
    failure: <ErrorState message="Failed to load outfits." retryLabel="Retry" onRetry={fn()} />,
  },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

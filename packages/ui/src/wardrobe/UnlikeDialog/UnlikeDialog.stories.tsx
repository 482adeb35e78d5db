import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { UnlikeDialog } from './UnlikeDialog.tsx';

const meta = {
  title: 'Wardrobe/UnlikeDialog',
  component: UnlikeDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof UnlikeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };

export const Open: Story = {
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Unlike Item?' });
    await expect(question).toHaveAccessibleDescription('It leaves your liked items.');
    await userEvent.click(screen.getByRole('button', { name: 'Unlike' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

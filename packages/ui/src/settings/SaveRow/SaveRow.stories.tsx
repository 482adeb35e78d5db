import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveRow } from './SaveRow.tsx';

const calm = { busy: false, message: null, onMessageExpire: fn() };

const meta = {
  title: 'Settings/SaveRow',
  component: SaveRow,
  args: { label: 'Save Privacy Settings', saving: calm, onSave: fn() },
} satisfies Meta<typeof SaveRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Privacy Settings' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { saving: { ...calm, busy: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Privacy Settings' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  args: { saving: { ...calm, message: { tone: 'success', text: 'Privacy settings saved successfully!' } } },
};

export const Failed: Story = {
  args: {
    saving: {
      ...calm,
      message: { tone: 'error', text: 'Failed to save privacy settings. Please try again.' },
    },
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

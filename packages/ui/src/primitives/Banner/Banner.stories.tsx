import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { tone: 'error', children: 'Failed to load items. Please try again.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failure: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.children));
  },
};

export const Success: Story = {
  args: { tone: 'success', children: 'Privacy settings saved successfully!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Privacy settings saved successfully!');
  },
};

export const Info: Story = { args: { tone: 'info', children: 'You are offline.' } };

export const WithAction: Story = {
  args: {
    action: (
      <Button variant="outline" size="sm">
        Reload
      </Button>
    ),
  },
};

export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  args: { children: longWord, onDismiss: fn(), action: <Button size="sm">Reload</Button> },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: rightToLeftText, onDismiss: fn() },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { emojiText, longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outline: Story = { args: { variant: 'outline' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const DangerQuiet: Story = { args: { variant: 'dangerQuiet', children: 'Remove' } };
/** An action that looks like a link; for navigation use Link. */
export const LinkVariant: Story = { args: { variant: 'link', size: 'sm', children: 'Show All Categories' } };
export const Small: Story = { args: { size: 'sm' } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Plus aria-hidden className="size-5" />
        Add Items
      </>
    ),
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Choose a photo first.' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Choose a photo first.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: longWord },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
};

/** In a row, a long button wraps its text instead of overflowing. */
export const LongTextInARow: Story = {
  args: { children: longWord, disabledReason: longWord },
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} />
      <Button variant="outline">Cancel</Button>
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: rightToLeftText } };
export const Emoji: Story = { args: { children: emojiText } };

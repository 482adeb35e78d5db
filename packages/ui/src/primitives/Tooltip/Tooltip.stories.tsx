import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { Tooltip } from './Tooltip.tsx';

const addButton = (
  <IconButton label="Add another item">
    <Plus aria-hidden />
  </IconButton>
);

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: 'Add another item', children: addButton },
  decorators: [
    (Story) => (
      <div className="grid min-h-40 place-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const findTooltip = () => screen.findByRole('tooltip');
const expectGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const Hidden: Story = {};

/** The text appears on focus, and the browser's tooltip does not. */
export const OnFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add another item' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await findTooltip()).toHaveTextContent('Add another item');
    await expect(button).not.toHaveAttribute('title');
  },
};

export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await findTooltip();
  },
};

/** The text is announced after the name and can contain more than the name. */
export const Description: Story = {
  args: {
    text: 'Up to fifteen items at once.',
    children: <Button>Upload to Aura</Button>,
    side: 'top',
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await findTooltip();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Up to fifteen items at once.');
  },
};

/** Escape hides the text and leaves the dialog open; the next Escape closes it. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog open onOpenChange={() => undefined} title="Add items" initialFocus="body">
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async () => {
    await findTooltip();
    await userEvent.keyboard('{Escape}');
    await expectGone();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { text: rightToLeftText },
  play: async () => {
    await userEvent.tab();
    await findTooltip();
  },
};

export const LongText: Story = {
  args: { text: longWord },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await userEvent.tab();
    await findTooltip();
  },
};

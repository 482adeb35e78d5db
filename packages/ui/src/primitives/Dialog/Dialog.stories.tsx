import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { longWord, rightToLeftText } from '../testing/hostile-texts.ts';
import { shirtImage } from '../testing/sample-images.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

function DialogWithButton({ onOpenChange, open, ...props }: DialogProps) {
  const [shown, setShown] = useState(open);
  const change = (next: boolean) => {
    setShown(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Open</Button>
      <Dialog {...props} open={shown} onOpenChange={change} />
    </>
  );
}

const footer = <DialogActions submitLabel="Update Item" onCancel={fn()} />;

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Edit Item',
    description: 'Update your item information',
    children: <TextField label="Item name" />,
    footer,
  },
  render: (args) => <DialogWithButton {...args} />,
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Edit Item' });
    await expect(dialog).toHaveAccessibleDescription('Update your item information');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Medium: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** In a form, initial focus is on the first field, not on the close button. */
export const InitialFocusInField: Story = {
  args: { initialFocus: 'body' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Item name' })).toHaveFocus());
  },
};

function DialogOfTwoViews(props: DialogProps) {
  const [view, setView] = useState('first');
  const content =
    view === 'first' ? (
      <Button onClick={() => setView('second')}>Forgot Password?</Button>
    ) : (
      <TextField label="Email" />
    );
  return (
    <DialogWithButton {...props} initialFocus="body" view={view}>
      {content}
    </DialogWithButton>
  );
}

/** The focus moves into the new view. */
export const SwitchesView: Story = {
  args: { footer: undefined },
  render: (args) => <DialogOfTwoViews {...args} />,
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Forgot Password?' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};

export const Small: Story = { args: { size: 'sm', description: undefined } };
export const Large: Story = { args: { size: 'lg' } };
export const ExtraLarge: Story = { args: { size: 'xl' } };
export const Widest: Story = { args: { size: '2xl' } };
export const WithoutFooter: Story = { args: { footer: undefined, description: undefined } };
/** With `aside`, the title is larger and below the buttons. */
export const WithAside: Story = {
  args: {
    size: 'lg',
    title: 'Sign Up',
    onBack: fn(),
    backLabel: 'Back to Options',
    footer: undefined,
    aside: <img src={shirtImage.src} alt="" className="size-full object-cover" />,
  },
};

export const WithToolbar: Story = { args: { toolbar: <p className="py-2 text-14">Item 2 of 3</p> } };

export const WithBackButton: Story = {
  args: { onBack: fn(), backLabel: 'Back to Options', title: 'Sign Up' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Options' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true, footer: <DialogActions submitLabel="Update Item" onCancel={fn()} isSubmitting /> },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(within(dialog).getByRole('button', { name: 'Update Item' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const colors = ['Black', 'Blue', 'Brown'].map((name) => ({ value: name, label: name }));

/** The first Escape closes the list, the second the dialog. */
export const WithCombobox: Story = {
  args: {
    children: <Combobox label="Color" options={colors} value="" onValueChange={fn()} />,
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Color' }));
    await expect(screen.getByRole('option', { name: 'Blue' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongContent: Story = {
  args: {
    title: longWord,
    children: Array.from({ length: 40 }, (_, index) => `Paragraph ${index + 1}.`).map((text) => (
      <p key={text} className="py-2">
        {text}
      </p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(dialog).getByRole('button', { name: 'Update Item' })).toBeVisible();
  },
};

/** On phones, the dialog covers the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const box = (await screen.findByRole('dialog')).getBoundingClientRect();
    await waitFor(() => expect(box.width).toBe(window.innerWidth));
    await expect(box.height).toBe(window.innerHeight);
  },
};

export const PhoneWithAside: Story = {
  args: WithAside.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Hostile: Story = {
  args: { title: longWord, description: longWord, onBack: fn(), backLabel: longWord },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const RightToLeft: Story = {
  args: { title: rightToLeftText, onBack: fn() },
  globals: { direction: 'rtl' },
};

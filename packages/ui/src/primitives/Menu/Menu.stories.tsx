import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longWord } from '../../testing/hostile-texts.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const edit = fn();
const remove = fn();
const trigger = (
  <IconButton label="Actions of Sweater">
    <Ellipsis aria-hidden />
  </IconButton>
);

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger,
    items: [
      { label: 'Edit', icon: Pencil, onSelect: edit },
      { label: 'Share', icon: Share2, onSelect: fn() },
      { label: 'Delete', icon: Trash2, onSelect: remove, tone: 'danger' },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '16.25rem' } } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Actions of Sweater' }));
  await screen.findByRole('menu');
};

export const Closed: Story = {
  play: async () => {
    remove.mockClear();
    const button = screen.getByRole('button', { name: 'Actions of Sweater' });
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await expect(button).toHaveFocus();
  },
};

export const Open: Story = {
  play: async () => {
    await openMenu();
    await expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  },
};

export const WithDisabledItem: Story = {
  args: {
    items: [
      { label: 'Edit', icon: Pencil, onSelect: edit, disabled: true },
      { label: 'Share', onSelect: fn() },
    ],
  },
  play: async () => {
    await openMenu();
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: { items: [{ label: longWord, icon: Pencil, onSelect: fn() }] },
  play: openMenu,
};

function MenuThatOpensDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={trigger} items={[{ label: 'Edit', onSelect: () => setOpen(true) }]} align="start" />
      <Dialog open={open} onOpenChange={setOpen} title="Edit Item">
        <p>Details</p>
      </Dialog>
    </>
  );
}

/** The dialog opens when the menu is gone, and gives focus back to the menu's button. */
export const OpensDialog: Story = {
  render: () => <MenuThatOpensDialog />,
  play: async () => {
    const button = screen.getByRole('button', { name: 'Actions of Sweater' });
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit Item' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(document.body).not.toHaveStyle({ pointerEvents: 'none' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { longWord } from '../testing/hostile-texts.ts';
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
  // The enter animation starts with opacity 0.
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Closed: Story = {
  play: async () => {
    remove.mockClear();
    const button = screen.getByRole('button', { name: 'Actions of Sweater' });
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await expect(button).toHaveFocus();
  },
};

/** At 400 % zoom, every item can be scrolled to and pressed, with the button in the middle of the window. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  decorators: [
    (Story) => (
      <div className="pt-20 ps-20">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await openMenu();
    const items = screen.getAllByRole('menuitem');
    await expect(items).toHaveLength(3);
    for (const item of items) {
      item.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = item.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      await expect(item.contains(hit)).toBe(true);
      await expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
      await expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
    }
  },
};

export const Open: Story = {
  play: async () => {
    await openMenu();
    await expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  },
};

/** A disabled item shows the reason and stays focusable, so that the reason is announced. */
export const WithUnavailableItem: Story = {
  args: {
    items: [
      { label: 'Edit', icon: Pencil, onSelect: edit, disabledReason: 'Coming soon' },
      { label: 'Share', onSelect: fn() },
    ],
  },
  play: async () => {
    edit.mockClear();
    await openMenu();
    const item = screen.getByRole('menuitem', { name: 'Edit Coming soon' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await expect(edit).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { items: [{ label: longWord, icon: Pencil, onSelect: fn(), disabledReason: longWord }] },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async () => {
    await openMenu();
  },
};

/** A long menu scrolls, by pointer and by arrow keys. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({ label: `Action ${index + 1}`, onSelect: fn() })),
  },
  play: async () => {
    await openMenu();
    const box = screen.getByRole('menu').getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Action 40' })).toHaveFocus());
  },
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

/** The dialog opens after the menu has closed, and restores the focus to the menu's button. */
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

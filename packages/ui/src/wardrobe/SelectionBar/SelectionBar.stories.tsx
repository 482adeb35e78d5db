import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { million } from '../../testing/hostile-data.ts';
import { SelectionBar } from './SelectionBar.tsx';

const meta = {
  title: 'Wardrobe/SelectionBar',
  component: SelectionBar,
  args: {
    count: 3,
    total: 12,
    archived: false,
    onSelectAll: fn(),
    onSelectNone: fn(),
    onCancel: fn(),
    onWear: fn(),
    onNewOutfit: fn(),
    onEdit: fn(),
    onArchive: fn(),
    onDelete: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const actionNames = ['Wear today', 'New outfit', 'Edit facts', 'Archive', 'Delete'];

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Selected items' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    for (const [name, action] of [
      ['Select all', args.onSelectAll],
      ['Wear today', args.onWear],
      ['New outfit', args.onNewOutfit],
      ['Edit facts', args.onEdit],
      ['Archive', args.onArchive],
      ['Delete', args.onDelete],
      ['Cancel selection', args.onCancel],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(action).toHaveBeenCalledOnce();
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    for (const name of actionNames) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await expect(canvas.getByRole('button', { name: 'Select all' })).toBeEnabled();
  },
};

export const All: Story = {
  args: { count: 12 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select none' }));
    await expect(args.onSelectNone).toHaveBeenCalledOnce();
  },
};

/** Further items load: those that are shown are not all. */
export const Partial: Story = {
  args: { count: 12, partial: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
  },
};

/** Select all waits for the items that are loading. */
export const SelectingAll: Story = {
  args: { partial: true, selectingAll: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Select all' })).toHaveAttribute('aria-busy', 'true');
    for (const name of actionNames) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel selection' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Above the limit of a wear and of an outfit, both say why they are disabled. */
export const TooMany: Story = {
  args: { count: 31, total: 48 },
  play: async ({ canvas, args }) => {
    for (const name of ['Wear today', 'New outfit']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAccessibleDescription('Up to 30 items can be worn or combined at once.');
      await userEvent.click(button);
    }
    await expect(args.onWear).not.toHaveBeenCalled();
    await expect(args.onNewOutfit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Archive' })).toBeEnabled();
  },
};

/** Archived garments can be worn, but are not offered for outfits. */
export const Archived: Story = {
  args: { archived: true, onNewOutfit: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'New outfit' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Wear today' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Unarchive' }));
    await expect(args.onArchive).toHaveBeenCalledOnce();
  },
};

/** While items are being changed, nothing can be pressed twice, and the selection cannot be left. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    for (const name of [...actionNames, 'Cancel selection']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onWear).not.toHaveBeenCalled();
    await expect(args.onNewOutfit).not.toHaveBeenCalled();
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(args.onArchive).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** While the items are logged as worn. */
export const Wearing: Story = {
  args: { wearing: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Wear today' })).toHaveAttribute('aria-busy', 'true');
    for (const name of [...actionNames, 'Cancel selection']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(args.onArchive).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: '2 items could not be changed. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 items could not be changed.');
  },
};

export const SeveralOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Phone: Story = {
  args: {
    count: million,
    total: million + 1,
    error: 'No connection. Your selection is still here; please try again.',
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleItem, sampleItems } from '../../testing/samples.ts';
import { ItemGrid } from './ItemGrid.tsx';

const meta = {
  title: 'Wardrobe/ItemGrid',
  component: ItemGrid,
  args: { items: sampleItems, actions: { onShare: fn(), onDelete: fn() } },
} satisfies Meta<typeof ItemGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyItems: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Items' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

/** One card is in the tab order; arrow keys, Home and End move between the cards, to the same control. */
export const MovedByKeys: Story = {
  args: { hrefOf: ({ id }) => `#${id}`, onTabIn: fn() },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link');
    const menus = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(args.onTabIn).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[3]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(links[3]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(links[3]).toHaveFocus();
    await waitFor(() => expect(links[3]).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(menus[3]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(menus[0]).toHaveFocus();
    await waitFor(() => expect(menus[3]).toHaveAttribute('tabindex', '-1'));
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** The arrow key that opens a menu does not move the focus to another card. */
export const MenuByKey: Story = {
  args: { hrefOf: ({ id }) => `#${id}` },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Actions for The good coat' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[1]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions for The good coat' })).toHaveFocus(),
    );
  },
};

export const OneItem: Story = { args: { items: sampleItems.slice(0, 1) } };

export const Selecting: Story = {
  args: { selectedIds: new Set(['item-2', 'item-4']), onSelect: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select The good coat' }));
    await expect(args.onSelect).toHaveBeenCalledWith(sampleItems[0], false);
  },
};

/** Items after the first screens are rendered later, without a user action. */
export const ManyRows: Story = {
  args: {
    items: Array.from({ length: 120 }, (_, index) => ({
      ...(sampleItems[index % sampleItems.length] ?? sampleItem()),
      id: `item-${index}`,
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(120));
  },
};

import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import { noFacets } from '@aura/domain/rules/wardrobe-facets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FacetBar } from './FacetBar.tsx';

const option = (value: string, count: number, label = value) => ({ value, label, count });

const meta = {
  title: 'Wardrobe/FacetBar',
  component: FacetBar,
  args: {
    options: {
      color: [option('Black', 4), option('Blue', 12)],
      type: [option('All jackets', 3), option('Denim Jackets', 1)],
      season: [option('winter', 5, 'Winter')],
      brand: [option('Arket', 6), option('COS', 2)],
      worn: [option('1 month', 6), option('6 months', 3), option('Never worn', 2)],
    },
    values: noFacets,
    onValueChange: fn(),
    archivedCount: 2,
    archived: false,
    onArchivedChange: fn(),
  },
} satisfies Meta<typeof FacetBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllItems: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: wardrobeCopy.facetsLabel })).toBeVisible();
    for (const label of Object.values(wardrobeCopy.facets)) {
      await expect(canvas.getByRole('button', { name: label })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Color' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Blue (12)' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('color', 'Blue'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Color' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Archived (2)' }));
    await expect(args.onArchivedChange).toHaveBeenCalledWith(true);
  },
};

/** A filter in use shows its value and is removed when pressed. */
export const InUse: Story = {
  args: { values: { ...noFacets, color: 'Blue', season: 'winter' }, archived: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Archived (2)' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Season: Winter' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('season', null);
  },
};

/** Own items are also filtered by how long they were not worn. */
export const NotWorn: Story = {
  args: { values: { ...noFacets, worn: '6 months' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Not worn: 6 months' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('worn', null);
  },
};

/** While a part of the list is not loaded, its numbers are not final. */
export const PartlyLoaded: Story = {
  args: { partial: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Archived' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Color' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Blue' }));
  },
};

export const NothingToFilter: Story = {
  args: { options: { color: [], type: [], season: [], brand: [], worn: [] }, archivedCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = {
  args: { values: { ...noFacets, type: 'All jackets' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

const longBrand = 'The Atelier of Handwoven Natural Fibres, Established 1887 in Antwerp';

/** The last filter of an address is in view; a long name is cut before the button ends. */
export const LongBrandOnPhone: Story = {
  args: { values: { ...noFacets, brand: longBrand } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('button', { name: `Remove filter Brand: ${longBrand}` });
    const strip = filter.parentElement?.parentElement?.getBoundingClientRect();
    const { left, right } = filter.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(Math.floor(strip?.left ?? 0));
    await expect(right).toBeLessThanOrEqual(Math.ceil(strip?.right ?? 0));
  },
};

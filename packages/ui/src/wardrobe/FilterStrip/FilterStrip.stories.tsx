import { categoryCounts } from '@aura/domain/rules/wardrobe';
import { noFacets } from '@aura/domain/rules/wardrobe-facets';
import { categories } from '@aura/domain/vocabularies/categories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { million } from '../../testing/hostile-data.ts';
import { sampleItems } from '../../testing/samples.ts';
import { FacetBar } from '../FacetBar/FacetBar.tsx';
import { FilterStrip } from './FilterStrip.tsx';

const meta = {
  title: 'Wardrobe/FilterStrip',
  component: FilterStrip,
  args: {
    counts: categoryCounts(sampleItems),
    total: sampleItems.length,
    value: null,
    shownCount: sampleItems.length,
    onValueChange: fn(),
  },
} satisfies Meta<typeof FilterStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllCategories: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Filter by category' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 4 items in All Categories');
    await expect(canvas.queryByRole('button', { name: 'Show All Categories' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tops 2' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('Tops');
  },
};

export const OneCategory: Story = {
  args: { value: 'Shoes', shownCount: 1 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 item in Shoes');
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Categories' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
    await expect(canvas.getByRole('radio', { name: 'All Categories 4' })).toHaveFocus();
  },
};

/** While a part of the list is not loaded, its numbers are not final. */
export const PartlyLoaded: Story = {
  args: { partial: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 4 items in All Categories so far');
    await expect(canvas.getByRole('radio', { name: 'Tops' })).toBeVisible();
  },
};

export const WithFilters: Story = {
  args: {
    filters: (
      <FacetBar
        options={{
          color: [{ value: 'Blue', label: 'Blue', count: 3 }],
          type: [],
          season: [],
          brand: [],
          worn: [],
        }}
        values={{ ...noFacets, season: 'winter' }}
        onValueChange={fn()}
        archivedCount={0}
        archived={false}
        onArchivedChange={fn()}
      />
    ),
    shownCount: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove filter Season: Winter' })).toBeVisible();
  },
};

export const ThousandsOfItems: Story = {
  args: {
    counts: categories.map((category) => ({ category, count: million })),
    total: million * categories.length,
    value: 'Accessories',
    shownCount: million,
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Accessories 1,000,000' })).toBeChecked();
  },
};

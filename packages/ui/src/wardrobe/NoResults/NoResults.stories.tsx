import { searchMaxLength } from '@aura/domain/limits/wardrobe';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { NoResults } from './NoResults.tsx';

const meta = {
  title: 'Wardrobe/NoResults',
  component: NoResults,
  args: { category: 'Tops', query: '', onShowAll: fn(), onClearSearch: fn(), onClearAll: fn() },
} satisfies Meta<typeof NoResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InCategory: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No items found in Tops' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Categories' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};

export const InSearch: Story = {
  args: { category: null, query: 'chartreuse' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No items found for “chartreuse”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onClearSearch).toHaveBeenCalledOnce();
  },
};

export const InCategoryAndSearch: Story = {
  args: { query: '(.*) 100% "wool" \\ <b>🧥' },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No items found for “(.*) 100% "wool" \\ <b>🧥”' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All Categories' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};

const removeColor = fn();

export const WithFilters: Story = {
  args: {
    filters: [
      { label: 'Color: Blue', onRemove: removeColor },
      { label: 'Season: Winter', onRemove: fn() },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Color: Blue' }));
    await expect(removeColor).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
  },
};

/** A long value does not squeeze the icon of its button. */
export const LongFilter: Story = {
  args: {
    category: null,
    filters: [
      {
        label: 'Brand: The Atelier of Handwoven Natural Fibres, Established 1887 in Antwerp',
        onRemove: fn(),
      },
    ],
  },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button').querySelector('svg');
    await expect(icon?.getBoundingClientRect().width).toBe(16);
  },
};

export const LongWord: Story = {
  args: { category: null, query: longWord.slice(0, searchMaxLength) },
  globals: { viewport: { value: 'small', isRotated: false } },
};

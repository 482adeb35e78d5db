import { searchMaxLength } from '@aura/domain/limits/wardrobe';
import type { WardrobeSort } from '@aura/domain/rules/wardrobe';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { SearchAndSort } from './SearchAndSort.tsx';

const meta = {
  title: 'Wardrobe/SearchAndSort',
  component: SearchAndSort,
  args: { query: '', sort: 'newest', onQueryChange: fn(), onSortChange: fn() },
  render: function Render(args) {
    const [query, setQuery] = useState(args.query);
    const [sort, setSort] = useState<WardrobeSort>(args.sort);
    const changeSort = (next: WardrobeSort) => {
      setSort(next);
      args.onSortChange(next);
    };
    return <SearchAndSort query={query} onQueryChange={setQuery} sort={sort} onSortChange={changeSort} />;
  },
} satisfies Meta<typeof SearchAndSort>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search items' });
    await userEvent.type(field, 'red boots');
    await expect(field).toHaveValue('red boots');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort items' }), 'Name');
    await expect(args.onSortChange).toHaveBeenCalledWith('name');
  },
};

export const Searching: Story = { args: { query: 'oxblood loafers' } };

export const LongWord: Story = {
  args: { query: longWord.slice(0, searchMaxLength) },
  globals: { viewport: { value: 'small', isRotated: false } },
};

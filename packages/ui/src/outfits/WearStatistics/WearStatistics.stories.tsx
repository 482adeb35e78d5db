import type { Item } from '@aura/domain/entities';
import { unknownOwnFacts } from '@aura/domain/own-facts';
import { wearStatistics } from '@aura/domain/rules/wear-statistics';
import type { Currency } from '@aura/domain/vocabularies/currencies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { outfitGarments } from '../../testing/sample-outfits.ts';
import { sampleItem } from '../../testing/samples.ts';
import { WearStatistics } from './WearStatistics.tsx';

const today = '2026-11-25';
const priced = (amount: number, currency: Currency = 'EUR') => ({
  ...unknownOwnFacts,
  price: { amount, currency },
});
const worn = (days: number, last: string | null = '2026-11-12') => ({ days, last });
const neverWorn = worn(0, null);

/** Worn garments with prices, one that rests, and one that was bought long ago and never worn. */
const wardrobe: readonly Item[] = outfitGarments.map((item, index) => ({
  ...item,
  name: ['The good coat', 'Ivory blouse', 'Pinstripe trousers', 'Oxblood loafers', 'Satchel'][index] ?? '',
  ...[
    { worn: worn(23), own: priced(30_000) },
    { worn: worn(14, '2026-11-25'), own: priced(8_900) },
    { worn: worn(2), own: unknownOwnFacts },
    { worn: worn(1, '2026-03-04'), own: priced(12_000) },
    { worn: neverWorn, own: { ...unknownOwnFacts, purchaseDate: '2024-01-10' } },
  ][index],
}));
const many = Array.from({ length: 210 }, (_, index) =>
  sampleItem({
    id: `many-${index}`,
    name: `Garment ${index + 1}`,
    worn: worn(210 - index),
    front: null,
    ...(index === 0 && { color: 'Navy' }),
  }),
);

const meta = {
  title: 'Outfits/WearStatistics',
  component: WearStatistics,
  args: {
    statistics: wearStatistics(wardrobe, today),
    today,
    view: 'charts',
    onViewChange: fn(),
    itemHref: ({ id }) => `#${id}`,
    colorHref: (family) => `#${family}`,
    notWornHref: '#not-worn',
  },
  decorators: (Story) => (
    <div className="p-5 tablet:p-12">
      <Story />
    </div>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WearStatistics>;

export default meta;
type Story = StoryObj<typeof meta>;

const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

export const Charts: Story = {
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('region', { name: 'In numbers' }));
    await expect(figures.getByText('Items worn').parentElement).toHaveTextContent('4 of 5');
    await expect(figures.getByText('Wears').parentElement).toHaveTextContent('40');
    await expect(figures.getByText('Average per wear').parentElement).toHaveTextContent('€13.39');
    await expect(textsOf(canvas.getByRole('list', { name: 'Most worn' }))[0]).toBe('The good coat 23 days');
    await expect(textsOf(canvas.getByRole('list', { name: 'Least worn' })).slice(0, 3)).toEqual([
      'Satchel Not yet',
      'Oxblood loafers Once, 4 Mar',
      'Pinstripe trousers Twice, 12 Nov',
    ]);
    await expect(textsOf(canvas.getByRole('list', { name: 'Cost per wear' }))).toEqual([
      'Oxblood loafers €120.00',
      'The good coat €13.04',
      'Ivory blouse €6.36',
    ]);
    await expect(canvas.getByRole('link', { name: 'Not worn for 6 months' })).toHaveAttribute(
      'href',
      '#not-worn',
    );
    await expect(textsOf(canvas.getByRole('list', { name: 'Not worn for 6 months' }))).toEqual([
      'Satchel Bought 10 Jan 2024, not worn yet',
      'Oxblood loafers 4 Mar',
    ]);
    await expect(
      canvas.getByText('Items that were last worn, or bought and never worn, more than 6 months ago.'),
    ).toBeVisible();
    const coat = within(canvas.getByRole('list', { name: 'Most worn' })).getByRole('link', { name: /coat/ });
    await expect(coat).toHaveAttribute('href', '#outfit-1');
    await expect(canvas.getByRole('link', { name: 'White' })).toHaveAttribute('href', '#White');
  },
};

/** The same numbers as tables, for those who read them better. */
export const Tables: Story = {
  render: function Render(args) {
    const [view, setView] = useState(args.view);
    return <WearStatistics {...args} view={view} onViewChange={setView} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Tables' }));
    const table = within(await canvas.findByRole('table', { name: 'Most worn' }));
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Item',
      'Days worn',
    ]);
    await expect(table.getByRole('row', { name: 'The good coat 23 days' })).toBeVisible();
    const colors = within(canvas.getByRole('table', { name: 'Colors of the wardrobe' }));
    await expect(colors.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Color',
      'Items',
      'Share',
    ]);
    const columns = ['Least worn', 'Cost per wear', 'Not worn for 6 months'].map(
      (name) => within(canvas.getByRole('table', { name })).getAllByRole('columnheader').at(1)?.textContent,
    );
    await expect(columns).toEqual(['Worn', 'Cost per wear', 'Last worn']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Charts' }));
    await expect(await canvas.findByRole('list', { name: 'Most worn' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible();
  },
};

export const NoWears: Story = {
  args: {
    statistics: wearStatistics(
      outfitGarments.map((item) => ({ ...item, worn: neverWorn })),
      today,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No wears yet' })).toBeVisible();
    await expect(
      canvas.getByText('Press “Wore it today” on the page of an item or in the menu of an outfit to begin.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Most worn' })).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Colors of the wardrobe' })).toBeVisible();
  },
};

export const OneItemWithoutPrice: Story = {
  args: { statistics: wearStatistics([sampleItem({ worn: worn(1), color: '' })], today) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 day')).toBeVisible();
    await expect(
      canvas.getByText('Add what you paid to an item that you wear to see its cost per wear.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('No item was last worn, or bought and never worn, more than 6 months ago.'),
    ).toBeVisible();
    await expect(canvas.getByText('No color')).toBeVisible();
    await expect(canvas.getAllByText('1 item').length).toBeGreaterThan(0);
  },
};

export const SeveralCurrencies: Story = {
  args: {
    statistics: wearStatistics(
      [
        sampleItem({ worn: worn(2), own: priced(9_000) }),
        sampleItem({ id: 'dollars', worn: worn(2), own: priced(9_000, 'USD') }),
      ],
      today,
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'The highest first. It falls each time you wear an item. Items with prices in EUR are compared.',
      ),
    ).toBeVisible();
  },
};

/** A press shows more, and the focus moves to the first of them. */
export const ManyItems: Story = {
  args: { statistics: wearStatistics(many, today) },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Most worn' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('<1%')).toBeVisible();
    const more = canvas.getByRole('button', { name: 'Show more: Most worn' });
    await expect(more).toHaveTextContent('Show more');
    await userEvent.click(more);
    await expect(list.getAllByRole('listitem')).toHaveLength(25);
    await expect(list.getByRole('link', { name: 'Garment 6 205 days' })).toHaveFocus();
  },
};

export const LongNames: Story = {
  args: {
    statistics: wearStatistics(
      [sampleItem({ name: longWord.slice(0, 80), worn: worn(12), own: priced(99_999_999) })],
      today,
    ),
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const LongNamesInTables: Story = {
  args: { ...LongNames.args, view: 'tables' },
  globals: { viewport: { value: 'small', isRotated: false } },
};

const tweed = sampleItem({
  name: 'Grey tweed jacket',
  worn: neverWorn,
  own: { ...unknownOwnFacts, purchaseDate: '2024-01-10' },
});

/** A text that does not fit beside the name is below it, so that the name is not cut. */
export const RestingOnPhone: Story = {
  args: { statistics: wearStatistics([...wardrobe, tweed], today) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Not worn for 6 months' }));
    const name = list.getByText('Grey tweed jacket');
    await expect(name.scrollWidth).toBe(name.clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

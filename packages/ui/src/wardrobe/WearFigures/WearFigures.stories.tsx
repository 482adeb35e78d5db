import { unknownOwnFacts } from '@aura/domain/own-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleItem } from '../../testing/samples.ts';
import { WearFigures } from './WearFigures.tsx';

const own = { ...unknownOwnFacts, price: { amount: 18_000, currency: 'EUR' as const } };
const worn = { days: 23, last: '2026-11-12' };

const meta = {
  title: 'Wardrobe/WearFigures',
  component: WearFigures,
  args: { item: sampleItem({ own, worn }), today: '2026-11-25' },
} satisfies Meta<typeof WearFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

const termsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('dl > div')].map(
    (row) => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
  );

export const WithPrice: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'How often it was worn' })).toBeVisible();
    await expect(termsOf(canvasElement)).toEqual(['Wears: 23', 'Last worn: 12 Nov', 'Cost per wear: €7.83']);
  },
};

export const WithoutPrice: Story = {
  args: { item: sampleItem({ worn: { days: 1, last: '2026-11-25' } }) },
  play: async ({ canvasElement }) => {
    await expect(termsOf(canvasElement)).toEqual(['Wear: 1', 'Last worn: Today']);
  },
};

export const NotWorn: Story = {
  args: { item: sampleItem({ own, worn: { days: 0, last: null } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not worn yet')).toBeVisible();
  },
};

/** Many wears of an expensive garment, on a narrow screen. */
export const LargeNumbers: Story = {
  args: {
    item: sampleItem({
      own: { ...unknownOwnFacts, price: { amount: 99_999_999, currency: 'EUR' } },
      worn: { days: 3, last: '2014-09-30' },
    }),
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const OtherUsersItem: Story = {
  args: { item: sampleItem({ isOwner: false, own: null }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

import type { Item } from '@aura/domain/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleItem } from '../../testing/samples.ts';
import { ItemCard } from '../ItemCard/ItemCard.tsx';
import { CardGrid } from './CardGrid.tsx';

const coats = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleItem({ id: `item-${index + 1}`, name: `Coat ${index + 1}` }),
  );

const meta = {
  title: 'Wardrobe/CardGrid',
  component: CardGrid<Item>,
  args: {
    'aria-label': 'Coats',
    entries: coats(35),
    renderCard: (item) => <ItemCard item={item} href={`#${item.id}`} />,
  },
} satisfies Meta<typeof CardGrid<Item>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rows of two groups have the same distance as those of one. */
export const TwoGroups: Story = {};

export const WithNotes: Story = {
  args: {
    hasNotes: true,
    renderCard: (item) => <ItemCard item={item} note="Added 3 days ago" href={`#${item.id}`} />,
  },
};

/** A card of a group that the browser skips is scrolled into view when it gets the focus. */
export const Skipped: Story = {
  args: { entries: coats(125) },
  play: async ({ canvas }) => {
    const heading = canvas.getByText('Coat 110');
    const [before, last] = canvas.getAllByRole('link').slice(-2);
    await waitFor(() => expect(heading.checkVisibility({ contentVisibilityAuto: true })).toBe(false));
    last?.focus();
    await userEvent.tab({ shift: true });
    await expect(before).toHaveFocus();
    await waitFor(() => expect(heading.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
    window.scrollTo(0, 0);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleItem } from '../../testing/samples.ts';
import { ItemCard } from '../ItemCard/ItemCard.tsx';
import { CardGrid } from './CardGrid.tsx';

const cards = (count: number, note?: string) =>
  Array.from({ length: count }, (_, index) => {
    const id = `item-${index + 1}`;
    return (
      <ItemCard key={id} item={sampleItem({ id, name: `Coat ${index + 1}` })} note={note} href={`#${id}`} />
    );
  });

const meta = {
  title: 'Wardrobe/CardGrid',
  component: CardGrid,
  args: { 'aria-label': 'Coats', children: cards(35) },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rows of two groups have the same distance as those of one. */
export const TwoGroups: Story = {};

export const WithNotes: Story = { args: { children: cards(35, 'Added 3 days ago'), hasNotes: true } };

/** A card of a group that the browser skips is scrolled into view when it gets the focus. */
export const Skipped: Story = {
  args: { children: cards(125) },
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

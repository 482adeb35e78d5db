import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clickLink } from '../../testing/click-link.ts';
import { hostileItem } from '../../testing/hostile-data.ts';
import { sampleComparison, sampleOwnItems } from '../../testing/sample-matches.ts';
import { sampleOutfitItems } from '../../testing/sample-outfit-items.ts';
import { ItemPair } from './ItemPair.tsx';

const [trench, blouse, trousers] = sampleOutfitItems;
if (!trench || !blouse || !trousers) throw new Error('sample items are missing');

const meta = {
  title: 'Post/ItemPair',
  component: ItemPair,
  args: {
    item: trench,
    liked: false,
    onLikedChange: fn(),
    inWishlist: false,
    onInWishlistChange: fn(),
    comparison: { ...sampleComparison, onChoose: fn() },
  },
  decorators: [
    (Story) => (
      <div className="max-w-92">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ItemPair>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the own half offers the other own items. */
export const SeveralOwn: Story = {
  play: async ({ args, canvas }) => {
    const name = 'The good coat; yours: Sand trench, same type, same color, same material';
    await expect(canvas.getByRole('group', { name })).toBeVisible();
    await expect(canvas.getByText('Yours')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yours: Sand trench. Choose from 2' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Yours for The good coat' }));
    await expect(sheet.getByRole('button', { name: /^Sand trench/, pressed: true })).toBeVisible();
    await userEvent.click(
      sheet.getByRole('button', {
        name: /^Camel coat\s*Similar type, close color, same style$/,
        pressed: false,
      }),
    );
    await expect(args.comparison.onChoose).toHaveBeenCalledWith(trench.id, sampleOwnItems['outfit-1']?.[1]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A single own item leads to its page. */
export const OneOwn: Story = {
  args: { item: trousers },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Same type, same color, same style')).toBeVisible();
    await clickLink(canvas.getByRole('link', { name: 'Yours: Pinstripe trousers' }));
  },
};

const top = { ...blouse, subcategory: '', style: '', material: '' };

/** A detected item of which only the category is known. */
export const WithoutSubcategory: Story = {
  args: {
    item: top,
    comparison: { ...sampleComparison, ownItems: {}, chosenFor: () => blouse, onChoose: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Same category, same color')).toBeVisible();
  },
};

const jeans = { ...trousers, subcategory: 'Jeans', style: '', material: '', color: 'Indigo' };
const fadedJeans = { ...jeans, id: 'faded', color: 'Washed Indigo' };

/** The reason names the shade. */
export const LighterShade: Story = {
  args: {
    item: jeans,
    comparison: { ...sampleComparison, ownItems: {}, chosenFor: () => fadedJeans, onChoose: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Same type, lighter blue')).toBeVisible();
  },
};

export const DarkerShade: Story = {
  args: {
    item: fadedJeans,
    comparison: { ...sampleComparison, ownItems: {}, chosenFor: () => jeans, onChoose: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Same type, darker blue')).toBeVisible();
  },
};

export const NothingClose: Story = {
  args: { item: blouse },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Ivory blouse; nothing close in your wardrobe' });
    await expect(within(group).getByText('Nothing close in your wardrobe')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add to Wishlist: Ivory blouse', pressed: false }),
    );
    await expect(args.onInWishlistChange).toHaveBeenCalledWith(true);
  },
};

export const NothingCloseWished: Story = {
  args: { item: blouse, inWishlist: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Add to Wishlist: Ivory blouse', pressed: true }),
    ).toHaveTextContent('Add to Wishlist');
  },
};

export const Comparing: Story = {
  args: { comparison: { ...sampleComparison, ownItems: null, chosenFor: () => undefined, onChoose: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'The good coat' })).toBeVisible();
    await expect(canvas.queryByText('Yours')).toBeNull();
  },
};

const hostileOwn = { ...hostileItem, id: 'own', isOwner: true };

export const Hostile: Story = {
  args: {
    item: hostileItem,
    comparison: {
      ownItems: { [hostileItem.id]: [hostileOwn, { ...hostileOwn, id: 'other' }] },
      onChoose: fn(),
      chosenFor: () => hostileOwn,
      itemHref: (id: string) => `#${id}`,
    },
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

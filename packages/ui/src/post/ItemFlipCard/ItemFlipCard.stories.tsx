import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { brokenImage, coatCutout } from '../../primitives/testing/sample-images.ts';
import { hostileItem } from '../../testing/hostile-data.ts';
import { sampleOutfitItems } from '../../testing/sample-outfit-items.ts';
import { sampleItem } from '../../testing/samples.ts';
import { ItemFlipCard } from './ItemFlipCard.tsx';

const [trench = sampleItem(), blouse = sampleItem()] = sampleOutfitItems;

const meta = {
  title: 'Post/ItemFlipCard',
  component: ItemFlipCard,
  args: { item: blouse, liked: false, onLikedChange: fn(), inWishlist: false, onInWishlistChange: fn() },
  decorators: [
    (Story) => (
      <div className="w-48">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ItemFlipCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const turnOver: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Show details/ }));
  await expect(canvas.getByText('Material')).toBeVisible();
};

/** The hidden side is inert. */
export const Front: Story = {
  play: async ({ canvas, canvasElement }) => {
    const faceOf = (element: HTMLElement) => element.closest('[class*=backface]');
    const facts = canvas.getByText('Washed linen');
    await expect(faceOf(facts)).toHaveAttribute('inert');
    await expect(faceOf(canvas.getByRole('img'))).not.toHaveAttribute('inert');
    const turn = canvas.getByRole('button', { name: 'Show details of Ivory blouse' });
    await userEvent.click(turn);
    await expect(turn).toHaveAttribute('aria-pressed', 'true');
    await expect(faceOf(facts)).not.toHaveAttribute('inert');
    await expect(canvasElement.querySelectorAll('[inert]')).toHaveLength(1);
    await expect(canvasElement.querySelector('[inert] img')).not.toBeNull();
    await userEvent.keyboard(' ');
    await expect(turn).toHaveAttribute('aria-pressed', 'false');
    await expect(faceOf(facts)).toHaveAttribute('inert');
  },
};

/** An item with a cut-out is shown by it, without the label of photos. */
export const CutOut: Story = {
  args: { item: { ...trench, frontCutout: coatCutout } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'The good coat' });
    await expect(image).toHaveAttribute('src', coatCutout.src);
    await waitFor(() => expect(image).toHaveStyle({ opacity: '1' }));
    await expect(canvas.queryByText('Original')).toBeNull();
  },
};

/** A cut-out that cannot be loaded is replaced by the photo. */
export const BrokenCutOut: Story = {
  args: { item: { ...trench, frontCutout: brokenImage } },
  play: async ({ canvas }) => {
    const image = () => canvas.getByRole('img', { name: 'The good coat' });
    await waitFor(() => expect(image()).toHaveAttribute('src', trench.front?.src));
    await expect(canvas.queryByText('Original')).toBeNull();
  },
};

/** The other side shows the picture of the back, which is loaded only now, and the facts that are known. */
export const Back: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: 'Ivory blouse, back' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Show details/ }));
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent);
    await expect(facts).toEqual(['Ivory', 'Washed linen', 'Minimalist']);
    await expect(canvas.getByText('€ 89.00')).toBeVisible();
    await expect(canvas.getByText('Loja das Meias, Praça do Rossio')).toBeVisible();
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Ivory blouse, back' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(picture.getBoundingClientRect().height).toBeGreaterThan(32);
  },
};

/** An item without a picture of its back, such as a detected one. */
export const BackWithoutPicture: Story = {
  args: { item: { ...blouse, back: null } },
  play: async (context) => {
    await turnOver?.(context);
    await expect(context.canvas.queryByRole('img', { name: 'Ivory blouse, back' })).toBeNull();
  },
};

export const LikeAndWishlist: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like Ivory blouse', pressed: false }));
    await expect(args.onLikedChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Ivory blouse to wishlist' }));
    await expect(args.onInWishlistChange).toHaveBeenCalledWith(true);
  },
};

export const LikedAndInWishlist: Story = {
  args: { liked: true, inWishlist: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like Ivory blouse', pressed: true }));
    await expect(args.onLikedChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ivory blouse from wishlist' }));
    await expect(args.onInWishlistChange).toHaveBeenCalledWith(false);
  },
};

export const LikeBusy: Story = {
  args: { likeBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like Ivory blouse' }));
    await expect(args.onLikedChange).not.toHaveBeenCalled();
  },
};

const toggleFavorite = fn();

/** A known store can be added to the favorite stores, which the feed can be filtered by. */
export const FavoriteStore: Story = {
  args: { favoriteStore: { isFavorite: false, onFavoriteChange: toggleFavorite } },
  play: async ({ canvas }) => {
    toggleFavorite.mockClear();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add Loja das Meias, Praça do Rossio to favorite stores' }),
    );
    await expect(toggleFavorite).toHaveBeenCalledWith(true);
  },
};

export const FavoriteStorePressed: Story = {
  args: { favoriteStore: { isFavorite: true, onFavoriteChange: toggleFavorite } },
  play: async ({ canvas }) => {
    toggleFavorite.mockClear();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove Loja das Meias, Praça do Rossio from favorite stores' }),
    );
    await expect(toggleFavorite).toHaveBeenCalledWith(false);
  },
};

export const UnknownStore: Story = {
  args: { item: trench, favoriteStore: { isFavorite: false, onFavoriteChange: toggleFavorite } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /favorite stores/ })).toBeNull();
  },
};

export const WithoutPrice: Story = {
  args: { item: trench },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show details/ }));
    await expect(canvas.queryByText(/€/)).toBeNull();
  },
};

export const NoImage: Story = {
  args: { item: sampleItem({ front: null, back: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No picture')).toBeVisible();
  },
};

/** The item has no known facts. */
export const UnknownFacts: Story = {
  args: {
    item: sampleItem({
      name: '',
      category: '',
      subcategory: '',
      brand: '',
      color: '',
      material: '',
      style: '',
      front: null,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show details of Item' }));
    await expect(canvas.queryAllByRole('definition')).toEqual([]);
  },
};

export const BrokenImage: Story = {
  args: { item: { ...blouse, front: brokenImage } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No picture')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show details of Ivory blouse' })).toBeVisible();
  },
};

/** In two columns on the smallest phone, all facts fit. */
export const NarrowBack: Story = {
  decorators: [
    (Story) => (
      <div className="w-36">
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await turnOver?.(context);
    await expect(context.canvas.getByText('Loja das Meias, Praça do Rossio')).toBeVisible();
  },
};

export const Hostile: Story = { args: { item: hostileItem }, play: turnOver };

export const NarrowHostile: Story = {
  args: { item: hostileItem, favoriteStore: { isFavorite: true, onFavoriteChange: toggleFavorite } },
  decorators: NarrowBack.decorators ?? [],
  play: turnOver,
};

export const Arabic: Story = {
  args: { item: { ...blouse, name: 'بلوزة', brand: 'لوجا', color: 'عاجي 🤍', store: 'سوق خان الخليلي' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show details of بلوزة' }));
    await expect(getComputedStyle(canvas.getByText('سوق خان الخليلي')).direction).toBe('rtl');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: turnOver };

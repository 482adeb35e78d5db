import type { Item } from '@aura/domain/entities';
import { unknownOwnFacts } from '@aura/domain/own-facts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { outfitGarments, sampleLayers } from '../../testing/sample-outfits.ts';
import { WithBuilder } from '../../testing/with-builder.tsx';
import { GarmentDrawer, type GarmentSource, type Garments } from './GarmentDrawer.tsx';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...(outfitGarments[index % outfitGarments.length] as (typeof outfitGarments)[number]),
    id: `garment-${index}`,
    name: `Garment ${index + 1}`,
  }));

const loaded = (items: readonly Item[]): GarmentSource => ({ items, failed: false, onRetry: fn() });
const all: Garments = {
  mine: loaded(outfitGarments),
  wished: loaded(outfitGarments.slice(0, 1).map((item) => ({ ...item, id: 'wished', name: 'Wished coat' }))),
  addItemsHref: '/aura?add',
};
const failed: GarmentSource = { items: undefined, failed: true, onRetry: fn() };

interface DrawerProps {
  readonly garments: Garments;
  /** Number of garments that are on the canvas already. */
  readonly layerCount?: number;
}

function Drawer({ garments, layerCount = 0 }: DrawerProps) {
  return (
    <div className="max-w-106">
      <WithBuilder
        layers={sampleLayers(layerCount > 5 ? many(layerCount) : outfitGarments.slice(0, layerCount))}
        render={(builder) => <GarmentDrawer garments={garments} builder={builder} />}
      />
    </div>
  );
}

const meta = {
  title: 'Outfits/GarmentDrawer',
  component: Drawer,
  args: { garments: all },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Add a garment' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Ivory blouse' }));
    await expect(canvas.getByRole('button', { name: 'Ivory blouse, in the outfit' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tops' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Add The good coat' })).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(canvas.getByRole('radiogroup', { name: 'Category' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search garments' }), 'velvet');
    await waitFor(() => expect(canvas.getByText('No garments found.')).toBeVisible());
  },
};

export const Wished: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Whose garments' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Mine/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Wished/ }));
    await expect(canvas.getByRole('button', { name: 'Add Wished coat' })).toBeVisible();
  },
};

/** The search finds other words for a garment, and typos; archived garments are neither listed nor counted. */
export const Searched: Story = {
  args: {
    garments: {
      ...all,
      mine: loaded(
        outfitGarments.map((item, index) => ({
          ...item,
          own: { ...unknownOwnFacts, archived: index === 0 },
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    const shown = outfitGarments.length - 1;
    await expect(canvas.getAllByRole('button', { name: /^Add / })).toHaveLength(shown);
    await expect(canvas.getByRole('radio', { name: `Mine ${shown}` })).toBeChecked();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search garments' }), 'mocasin');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Add / })).toHaveLength(1));
  },
};

/** A garment without a picture shows its name. */
export const WithoutPicture: Story = {
  args: {
    garments: {
      ...all,
      mine: loaded(
        outfitGarments.map((item, index) =>
          index === 0 ? { ...item, front: null, frontCutout: null } : item,
        ),
      ),
    },
  },
  play: async ({ canvas }) => {
    const [first] = outfitGarments;
    const title = first?.name ?? '';
    await expect(canvas.getByRole('button', { name: `Add ${title}` })).toHaveTextContent(title);
  },
};

/** The most garments are on the canvas. */
export const Full: Story = {
  args: { layerCount: 30 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Ivory blouse' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'An outfit has at most 30 garments. Remove one to add another.',
    );
  },
};

export const ThreeHundred: Story = {
  args: { garments: { ...all, mine: loaded(many(300)) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Add / })).toHaveLength(300));
  },
};

export const Loading: Story = { args: { garments: { ...all, mine: { ...failed, failed: false } } } };

export const Failed: Story = {
  args: { garments: { ...all, mine: failed } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to load your garments.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.garments.mine.onRetry).toHaveBeenCalledOnce();
  },
};

/** The own garments are shown, and a retry reads the wishlist. */
export const WishedFailed: Story = {
  args: { garments: { ...all, wished: failed } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Failed to load your garments.')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /Wished/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.garments.wished.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { garments: { ...all, mine: loaded([]), wished: loaded([]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No garments to add yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Items' })).toHaveAttribute('href', '/aura?add');
  },
};

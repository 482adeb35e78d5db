import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { brokenImage, coatCutout, coatImage, shirtImage } from '../../primitives/testing/sample-images.ts';
import { detection } from '../../testing/create-post.ts';
import { EditablePostItems } from '../../testing/EditablePostItems.tsx';
import { hostileDetectedItem } from '../../testing/hostile-data.ts';
import { sampleDetectedItem } from '../../testing/samples.ts';
import { PostItemList } from './PostItemList.tsx';

const coat = sampleDetectedItem();
const sweater = sampleDetectedItem({
  id: 'found-2',
  category: 'Tops',
  subcategory: 'Sweaters',
  brand: '',
  description: '',
  color: 'Ecru',
  material: '',
  style: '',
});

const meta = {
  title: 'Composer/PostItemList',
  component: PostItemList,
  args: {
    ...detection,
    items: [coat, sweater],
  },
  render: (args) => <EditablePostItems {...args} />,
} satisfies Meta<typeof PostItemList>;

export default meta;
type Story = StoryObj<typeof meta>;

const photographed = { ...coat, image: coatImage };
const uncertain = {
  ...sweater,
  id: 'found-3',
  subcategory: 'Cardigans',
  confidence: 0.31,
  image: shirtImage,
};

/** The items are shown with their crops of the photo, with high and low confidence. */
export const CertainAndUncertain: Story = {
  args: { items: [photographed, sweater, uncertain] },
  play: async ({ canvas }) => {
    const cardOf = (name: string) => within(canvas.getByRole('article', { name }));
    await expect(cardOf('Winter Coats').getByText('Likely')).toBeVisible();
    await expect(cardOf('Cardigans').getByText('Not sure')).toBeVisible();
    await expect(canvas.getAllByText('Confidence:')).toHaveLength(3);
    await expect(canvas.getAllByRole('presentation', { hidden: true })).toHaveLength(2);
  },
};

/** A garment with a sure outline is shown without its background, beside one that is shown by its part of the photo. */
export const CutOutBesidePhoto: Story = {
  args: { items: [{ ...photographed, cutout: coatCutout }, uncertain] },
  play: async ({ canvas }) => {
    const imageOf = (name: string) =>
      within(canvas.getByRole('article', { name })).getByRole('presentation', { hidden: true });
    await expect(imageOf('Winter Coats')).toHaveAttribute('src', coatCutout.src);
    await waitFor(() => expect(imageOf('Winter Coats')).toHaveStyle({ opacity: '1' }));
    await expect(imageOf('Cardigans')).toHaveAttribute('src', shirtImage.src);
  },
};

/** When the analysis returns no confidence, none is shown. */
export const ConfidenceUnknown: Story = {
  args: { items: [{ ...coat, confidence: null, image: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Confidence:')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Winter Coats' })).toBeVisible();
  },
};

/** When a crop fails to load, a placeholder is shown. */
export const BrokenCrop: Story = {
  args: { items: [{ ...coat, image: brokenImage }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Winter Coats' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Winter Coats from the post' })).toBeVisible();
  },
};

/** Facts that are not known are not listed. */
export const Detected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Max Mara')).toBeVisible();
    await expect(canvas.queryByText('Unknown')).toBeNull();
    const sweaters = within(canvas.getByRole('article', { name: 'Sweaters' }));
    const terms = sweaters.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Category', 'Subcategory', 'Color']);
  },
};

/** A removed item is restored at the same position. */
export const RemovedAndRestored: Story = {
  play: async ({ canvas }) => {
    const titles = () => canvas.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Winter Coats from the post' }));
    await expect(canvas.getByRole('button', { name: 'Undo removing Winter Coats' })).toHaveFocus();
    await expect(titles()).toEqual(['Sweaters']);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo removing Winter Coats' }));
    await expect(canvas.getByRole('button', { name: 'Remove Winter Coats from the post' })).toHaveFocus();
    await expect(titles()).toEqual(['Winter Coats', 'Sweaters']);
  },
};

/** On phones, the facts are collapsed. */
export const FactsCollapsed: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Max Mara')).not.toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show details of Winter Coats', expanded: false }),
    );
    await expect(canvas.getByText('Max Mara')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Hide details of Winter Coats', expanded: true }),
    );
    await expect(canvas.getByText('Max Mara')).not.toBeVisible();
  },
};

export const Hostile: Story = {
  args: { items: [{ ...hostileDetectedItem, confidence: 0.2, image: coatImage }, coat] },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    for (const show of canvas.getAllByRole('button', { name: /^Show details of / }))
      await userEvent.click(show);
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
  },
};

/** "Other" without a custom brand is not shown as a brand. */
export const OtherBrand: Story = {
  args: { items: [{ ...coat, brand: 'Other' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.queryByText('Other')).toBeNull();
  },
};

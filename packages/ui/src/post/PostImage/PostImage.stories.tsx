import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { brokenImage, coatImage } from '../../primitives/testing/sample-images.ts';
import { hostilePost } from '../../testing/hostile-data.ts';
import { longCaption } from '../../testing/sample-captions.ts';
import { sampleImages } from '../../testing/sample-images.ts';
import { samplePost } from '../../testing/samples.ts';
import { getTapZones } from '../../testing/tap-zones.ts';
import { PostImage } from './PostImage.tsx';

const meta = {
  title: 'Post/PostImage',
  component: PostImage,
  args: { post: samplePost(), href: '#post-1', onPostPage: false, onTap: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="overflow-clip p-16 [--panel:22.5rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Portrait: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const image = canvas.getByRole('img', {
      name: 'Outfit of mariam.elsayed: Rain was forecast, so of course: linen, and the go…',
    });
    const box = image.getBoundingClientRect();
    await expect(box.width / box.height).toBeCloseTo(3 / 4, 2);
    await expect(canvas.getByRole('link', { name: 'Open post' })).toHaveAttribute('href', '#post-1');
    const zones = getTapZones(canvasElement);
    await fireEvent.click(zones, { clientX: box.right - 10, clientY: box.top + 100 });
    await expect(args.onTap).toHaveBeenCalledWith('items');
  },
};

export const Square: Story = {
  args: { post: samplePost({ image: sampleImages.squareOutfit, caption: longCaption }) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img').getBoundingClientRect();
    await expect(box.width).toBeCloseTo(box.height, 0);
  },
};

export const Landscape: Story = {
  args: { post: samplePost({ image: { ...coatImage, width: 1600, height: 900 } }) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img').getBoundingClientRect();
    await expect(box.width / box.height).toBeCloseTo(16 / 9, 2);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

const fitsTheWindow: Story['play'] = async ({ canvas }) => {
  const box = canvas.getByRole('img').getBoundingClientRect();
  await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  await expect(box.height).toBeLessThanOrEqual(window.innerHeight);
  await expect(box.height).toBeGreaterThan(0);
  const open = canvas.getByRole('link', { name: 'Open post' }).getBoundingClientRect();
  await expect(open.bottom).toBeLessThanOrEqual(box.bottom);
};

/** The box of a very wide photo is high enough for its controls. */
export const Panorama: Story = {
  args: { post: samplePost({ image: { ...coatImage, width: 8000, height: 600 } }) },
  globals: { viewport: { value: 'small', isRotated: false } },
  play: fitsTheWindow,
};

export const TallPortrait: Story = {
  args: { post: samplePost({ image: { ...coatImage, width: 300, height: 4000 } }) },
  play: fitsTheWindow,
};

/** A long alternative text is shortened. */
export const Hostile: Story = {
  args: { post: hostilePost },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No picture')).toBeVisible();
    await expect(canvas.getByText(/^Outfit of Donau/)).toBeInTheDocument();
  },
};

/** The author's alternative text takes precedence. */
export const WithAltText: Story = {
  args: { post: samplePost({ imageAlt: 'A camel trench coat over a linen dress, in the rain' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'A camel trench coat over a linen dress, in the rain' }),
    ).toBeVisible();
  },
};

export const WithoutCaption: Story = {
  args: { post: samplePost({ caption: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Outfit of mariam.elsayed' })).toBeVisible();
  },
};

/** On the post's page, the image has no link. */
export const PostPage: Story = {
  args: { href: undefined, onPostPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const NoImage: Story = {
  args: { post: samplePost({ image: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aura')).toBeVisible();
    await expect(canvas.getByText('This photo is not available.')).toBeVisible();
  },
};

export const BrokenImage: Story = {
  args: { post: samplePost({ image: brokenImage }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No picture')).toBeVisible();
  },
};

/** Next to the items, the image is narrow; a tap anywhere returns to it. */
export const Slice: Story = {
  args: { variant: 'slice' },
  play: async ({ args, canvas, canvasElement }) => {
    await fireEvent.click(getTapZones(canvasElement));
    await expect(args.onTap).toHaveBeenCalledWith('image');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** On a phone in landscape, the whole photo is visible. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: true } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img').getBoundingClientRect();
    await expect(box.width / box.height).toBeCloseTo(3 / 4, 2);
  },
};

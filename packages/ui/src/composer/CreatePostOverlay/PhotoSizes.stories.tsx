import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { createPostArgs } from '../../testing/create-post.ts';
import { CreatePostOverlay } from './CreatePostOverlay.tsx';

const photoOf = (width: number, height: number) => {
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="#8a6f5c"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
};

const meta = {
  title: 'Composer/CreatePostOverlay/Photo sizes',
  component: CreatePostOverlay,
  args: { ...createPostArgs, photo: photoOf(200, 300) },
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof CreatePostOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = async () =>
  (await screen.findByRole('img', { name: 'Your outfit photo' })).getBoundingClientRect();

/** On a desktop, a small photo is enlarged to the height of the dialog and keeps its ratio. */
export const Small: Story = {
  play: async () => {
    await waitFor(async () => {
      const { width, height } = await box();
      await expect(width / height).toBeCloseTo(200 / 300, 1);
      if (window.innerWidth >= 1024) await expect(width).toBeGreaterThan(300);
    });
  },
};

/** A wide photo fills the width of its column. */
export const Wide: Story = {
  args: { photo: photoOf(400, 200) },
  play: async () => {
    await waitFor(async () => {
      const { width, height } = await box();
      await expect(width / height).toBeCloseTo(2, 1);
    });
  },
};

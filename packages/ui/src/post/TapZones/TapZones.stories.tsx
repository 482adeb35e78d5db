import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { getTapZones } from '../../testing/tap-zones.ts';
import { TapZones } from './TapZones.tsx';

/** Tap zones are invisible and have neither an accessible name nor a tab stop. */
const meta = {
  title: 'Post/TapZones',
  component: TapZones,
  args: { view: 'image', hasItems: true, onPostPage: false, onTap: fn() },
  decorators: [
    (Story) => (
      <div className="relative h-60 w-full max-w-100 rounded-card bg-sunken">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TapZones>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Presses at a horizontal position.
 * @param place 0 is the left edge, 1 the right edge
 */
async function tapAt(canvasElement: HTMLElement, place: number) {
  const zones = getTapZones(canvasElement);
  const { left, width, top } = zones.getBoundingClientRect();
  await fireEvent.click(zones, { clientX: left + width * place, clientY: top + 20 });
}

export const ImageView: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await tapAt(canvasElement, 0.71);
    await expect(args.onTap).toHaveBeenLastCalledWith('items');
    await tapAt(canvasElement, 0.69);
    await expect(args.onTap).toHaveBeenLastCalledWith('open');
    await tapAt(canvasElement, 0.1);
    await expect(args.onTap).toHaveBeenLastCalledWith('open');
  },
};

export const ItemsView: Story = {
  args: { view: 'items' },
  play: async ({ args, canvasElement }) => {
    await tapAt(canvasElement, 0.29);
    await expect(args.onTap).toHaveBeenLastCalledWith('image');
    await tapAt(canvasElement, 0.31);
    await expect(args.onTap).toHaveBeenLastCalledWith('open');
  },
};

export const WithoutItems: Story = {
  args: { hasItems: false },
  play: async ({ args, canvasElement }) => {
    await tapAt(canvasElement, 0.9);
    await expect(args.onTap).toHaveBeenLastCalledWith('open');
  },
};

/** On the post's own page a tap does not open the post. */
export const PostPage: Story = {
  args: { onPostPage: true },
  play: async ({ args, canvasElement }) => {
    await tapAt(canvasElement, 0.5);
    await expect(args.onTap).not.toHaveBeenCalled();
    await tapAt(canvasElement, 0.9);
    await expect(args.onTap).toHaveBeenCalledWith('items');
  },
};

/** When the post is wider than the tap zones, positions are relative to the post. */
export const NarrowerThanPost: Story = {
  args: { view: 'items' },
  decorators: [
    (Story) => (
      <div data-tap-area className="w-150">
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    await tapAt(canvasElement, 0.4);
    await expect(args.onTap).toHaveBeenLastCalledWith('image');
  },
};

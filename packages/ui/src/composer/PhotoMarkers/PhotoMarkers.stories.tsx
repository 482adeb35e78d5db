import { photoMarkers } from '@aura/domain/rules/photo-markers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleDetectedItem } from '../../testing/samples.ts';
import { PhotoMarkers } from './PhotoMarkers.tsx';

const ratio = 3 / 4;
const coat = sampleDetectedItem({ box: { left: 0.2, top: 0.15, width: 0.6, height: 0.5 } });
const parka = sampleDetectedItem({
  id: 'found-2',
  subcategory: 'Parkas',
  box: { left: 0.35, top: 0.3, width: 0.3, height: 0.3 },
});
const marks = {
  numberOf: () => undefined,
  openId: null,
  onOpenChange: fn(),
  rowId: (id: string) => `row-${id}`,
  markerId: (id: string) => `marker-${id}`,
};

const meta = {
  title: 'Composer/PhotoMarkers',
  component: PhotoMarkers,
  args: { markers: photoMarkers({ items: [coat, parka], removedIds: [] }, ratio), marks },
  decorators: [
    (Story, { args }) => (
      <>
        <div className="relative aspect-3/4 w-72 rounded-image bg-empty">
          <Story />
        </div>
        {/* The rows that the markers open. */}
        {args.markers.map(({ item: { id } }) => (
          <div key={id} id={`row-${id}`} />
        ))}
      </>
    ),
  ],
} satisfies Meta<typeof PhotoMarkers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['1, Winter Coats', '2, Parkas']);
    const { width, height } = canvas.getByRole('button', { name: '2, Parkas' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(canvas.getByRole('button', { name: '2, Parkas' }));
    await expect(args.marks.onOpenChange).toHaveBeenCalledWith('found-2');
  },
};

export const Open: Story = {
  args: { marks: { ...marks, openId: 'found-2' } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '2, Parkas', expanded: true }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.marks.onOpenChange).toHaveBeenCalledWith(null);
  },
};

/** Garments whose place is unknown have no markers. */
export const None: Story = {
  args: { markers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

import type { ShownLayer } from '@aura/domain/outfits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { outfitGarments, sampleLayers } from '../../testing/sample-outfits.ts';
import { WithBuilder } from '../../testing/with-builder.tsx';
import { LayerList } from './LayerList.tsx';

function Layers({ layers = sampleLayers() }: { readonly layers?: readonly ShownLayer[] }) {
  return (
    <div className="w-72 max-w-full">
      <WithBuilder layers={layers} render={(builder) => <LayerList builder={builder} />} />
    </div>
  );
}

const meta = { title: 'Outfits/LayerList', component: Layers } satisfies Meta<typeof Layers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The topmost garment is first; arrow keys on the grip change the order. */
export const Reorder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Layers' })).toBeVisible();
    const grips = () => canvas.getAllByRole('button', { name: /^Move / });
    const first = grips()[0]?.getAttribute('aria-label') ?? '';
    grips()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(grips()[1]).toHaveAccessibleName(first);
    await expect(grips()[1]).toHaveFocus();
  },
};

export const LockAndRemove: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ivory blouse' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lock Ivory blouse' }));
    await expect(canvas.queryByRole('button', { name: 'Remove Ivory blouse' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock Ivory blouse' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ivory blouse' }));
    await expect(canvas.queryByRole('button', { name: 'Ivory blouse' })).toBeNull();
  },
};

export const Deleted: Story = {
  args: { layers: sampleLayers().map((layer) => ({ ...layer, item: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Deleted garment' })).toHaveLength(5);
  },
};

export const LongNames: Story = {
  args: { layers: sampleLayers(outfitGarments.map((item) => ({ ...item, name: longWord }))) },
};

export const Empty: Story = {
  args: { layers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No garments yet.')).toBeVisible();
  },
};

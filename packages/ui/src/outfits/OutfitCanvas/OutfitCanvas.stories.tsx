import { outfitBuilderCopy } from '@aura/domain/copy/outfit-builder';
import type { ShownLayer } from '@aura/domain/outfits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleLayers } from '../../testing/sample-outfits.ts';
import { WithBuilder } from '../../testing/with-builder.tsx';
import { OutfitCanvas } from './OutfitCanvas.tsx';

const noItems = new Map();

function Canvas({ layers = sampleLayers() }: { readonly layers?: readonly ShownLayer[] }) {
  return (
    <div className="h-150 p-8">
      <WithBuilder
        layers={layers}
        render={(builder) => (
          <>
            <OutfitCanvas builder={builder} itemsById={noItems} />
            <p role="status" className="py-6 text-14">
              {builder.announcement}
            </p>
          </>
        )}
      />
    </div>
  );
}

const meta = { title: 'Outfits/OutfitCanvas', component: Canvas } satisfies Meta<typeof Canvas>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab walks the garments from the topmost; each step by key is announced. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('application', { name: 'Canvas' })).toHaveAccessibleDescription(
      outfitBuilderCopy.canvasHint,
    );
    const blouse = () => canvas.getByRole('button', { name: /^Ivory blouse, layer/ });
    const status = canvas.getByRole('status');
    blouse().focus();
    await waitFor(() => expect(blouse()).toHaveAttribute('aria-pressed', 'true'));
    for (const [key, text] of [
      ['{ArrowRight}', 'Ivory blouse, layer 4 of 5, moved right'],
      ['{ArrowLeft}', 'Ivory blouse, layer 4 of 5, moved left'],
      ['{Shift>}{ArrowUp}{/Shift}', 'Ivory blouse, layer 4 of 5, moved up'],
      ['{ArrowDown}', 'Ivory blouse, layer 4 of 5, moved down'],
      [']', 'Ivory blouse, layer 3 of 5, moved forward'],
      ['[[', 'Ivory blouse, layer 4 of 5, moved backward'],
      ['r', 'Ivory blouse, layer 4 of 5, rotated'],
      ['+', 'Ivory blouse, layer 4 of 5, made larger'],
      ['-', 'Ivory blouse, layer 4 of 5, made smaller'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(status).toHaveTextContent(text);
    }
    await userEvent.keyboard('{Delete}');
    await expect(status).toHaveTextContent('Ivory blouse was removed');
    await expect(canvas.getByRole('application', { name: 'Canvas' })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(status).toHaveTextContent('The last step was undone');
    await expect(blouse()).toBeVisible();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(status).toHaveTextContent('The step was redone');
  },
};

const [first, ...otherLayers] = sampleLayers();
const wishedLayers = first?.item
  ? [{ ...first, item: { ...first.item, isOwner: false } }, ...otherLayers]
  : otherLayers;

/** A garment that is wished and not owned has a dashed outline, and its name says so. */
export const WithWishedGarment: Story = {
  args: { layers: wishedLayers },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /, wished, layer \d of 5$/ })).toHaveLength(1);
  },
};

export const Tools: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    canvas.getByRole('button', { name: /^Ivory blouse, layer/ }).focus();
    await expect(await canvas.findByRole('toolbar', { name: 'Tools for Ivory blouse' })).toBeVisible();
    for (const [name, text] of [
      ['Mirror', 'mirrored'],
      ['Bring forward', 'moved forward'],
      ['Send backward', 'moved backward'],
      ['Lock Ivory blouse', 'locked'],
      ['Unlock Ivory blouse', 'unlocked'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(status).toHaveTextContent(new RegExp(`, ${text}$`));
    }
    await expect(canvas.getByRole('button', { name: 'Swap for a similar garment' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ivory blouse' }));
    await expect(status).toHaveTextContent('Ivory blouse was removed');
  },
};

export const DeletedGarment: Story = {
  args: { layers: sampleLayers().map((layer, index) => (index === 1 ? { ...layer, item: null } : layer)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Deleted garment, layer 4 of 5' })).toBeVisible();
  },
};

/** The hint covers no name of a free place, also on phones. */
export const Empty: Story = {
  args: { layers: [] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const hint = canvas.getByText('Tap a garment to begin');
    await expect(hint).toBeVisible();
    const hintBox = hint.getBoundingClientRect();
    for (const label of Object.values(outfitBuilderCopy.slots)) {
      const text = document.createRange();
      text.selectNodeContents(canvas.getByText(label));
      const { top, bottom, left, right } = text.getBoundingClientRect();
      const isApart =
        bottom < hintBox.top || top > hintBox.bottom || right < hintBox.left || left > hintBox.right;
      await expect(isApart, label).toBe(true);
    }
  },
};

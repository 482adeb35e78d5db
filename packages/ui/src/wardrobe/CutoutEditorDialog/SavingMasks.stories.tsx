import { commonCopy } from '@aura/domain/copy/common';
import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { editedItem, loadCutout, sampleStroke as stroke } from '../../testing/sample-cutout.ts';
import { CutoutEditorDialog, type CutoutEditorDialogProps } from './CutoutEditorDialog.tsx';

const succeeds: CutoutEditorDialogProps['onSave'] = async () => null;

const meta = {
  title: 'Wardrobe/CutoutEditorDialog/Saving',
  component: CutoutEditorDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    item: editedItem,
    loadImage: loadCutout,
    onStrokesChange: fn(),
    onSave: fn(succeeds),
    onSaved: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof CutoutEditorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: cutoutEditorCopy.title }));
const stage = () => screen.findByRole('application', { name: cutoutEditorCopy.canvas });
const button = (name: string) => screen.getByRole('button', { name });

/** Strokes that were not saved; the other photo has its own. */
export const Restored: Story = {
  args: {
    initialStrokes: { back: [stroke('add', 160)] },
    onSave: fn(succeeds),
    onSaved: fn(),
    onOpenChange: fn(),
  },
  play: async ({ args }) => {
    await expect((await dialog()).getByText(cutoutEditorCopy.restored)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: cutoutEditorCopy.sides.back }));
    await stage();
    await userEvent.click(button(commonCopy.save));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({ side: 'back', mask: expect.any(Blob) });
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
};

/** When the second photo cannot be saved, the first one is not sent again. */
export const BothSides: Story = {
  args: {
    initialStrokes: { front: [stroke('add', 60)], back: [stroke('add', 160)] },
    onSave: fn(succeeds),
  },
  play: async ({ args }) => {
    args.onSave.mockResolvedValueOnce(null).mockResolvedValueOnce(cutoutEditorCopy.saveFailed);
    await stage();
    await userEvent.click(button(commonCopy.save));
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(cutoutEditorCopy.saveFailed);
    await userEvent.click(button(commonCopy.save));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(3));
    await expect(args.onSave.mock.calls.map(([{ side }]) => side)).toEqual(['front', 'back', 'back']);
  },
};

/** While the masks are saved, the strokes cannot be changed, by keys neither. */
export const Saving: Story = {
  args: {
    initialStrokes: { front: [stroke('add', 60)] },
    onStrokesChange: fn(),
    onSave: fn<CutoutEditorDialogProps['onSave']>(() => new Promise(() => undefined)),
  },
  play: async ({ args }) => {
    const canvas = await stage();
    await userEvent.click(button(commonCopy.save));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(canvas.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onStrokesChange).not.toHaveBeenCalled();
  },
};

/** A mask that is brushed away wholly is not sent. */
export const BrushedAway: Story = {
  args: { initialStrokes: { front: [stroke('remove', 900)] }, onSave: fn(succeeds) },
  play: async ({ args }) => {
    await stage();
    await userEvent.click(button(commonCopy.save));
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(cutoutEditorCopy.empty);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** When saving fails, the strokes stay. */
export const SaveFails: Story = {
  args: {
    initialStrokes: { front: [stroke('add', 60)] },
    onSave: fn<CutoutEditorDialogProps['onSave']>(async () => cutoutEditorCopy.saveFailed),
  },
  play: async () => {
    await stage();
    await userEvent.click(button(commonCopy.save));
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(cutoutEditorCopy.saveFailed);
    await expect(button(commonCopy.save)).toBeEnabled();
  },
};

/** The message is in view, wherever the tools are scrolled. */
export const SaveFailsOnPhone: Story = {
  ...SaveFails,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await stage();
    await userEvent.click(button(commonCopy.save));
    const message = (await (await dialog()).findByRole('alert')).getBoundingClientRect();
    await expect(message.bottom).toBeLessThan(button(commonCopy.save).getBoundingClientRect().top);
  },
};

/** Closing asks before strokes are lost. */
export const Discard: Story = {
  args: { initialStrokes: { front: [stroke('add', 60)] }, onOpenChange: fn(), onStrokesChange: fn() },
  play: async ({ args }) => {
    await stage();
    await userEvent.click(button(commonCopy.cancel));
    const question = await screen.findByRole('alertdialog', { name: cutoutEditorCopy.discardHeading });
    await expect(within(question).getByText(cutoutEditorCopy.discardBody)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(button(commonCopy.cancel));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onStrokesChange).toHaveBeenLastCalledWith({});
  },
};

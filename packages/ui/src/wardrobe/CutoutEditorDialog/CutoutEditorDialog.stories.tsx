import { commonCopy } from '@aura/domain/copy/common';
import { cutoutEditorCopy } from '@aura/domain/copy/cutout-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { shirtImage } from '../../primitives/testing/sample-images.ts';
import { editedItem, loadCutout, sampleStroke } from '../../testing/sample-cutout.ts';
import { sampleItem } from '../../testing/samples.ts';
import { CutoutEditorDialog, type CutoutEditorDialogProps } from './CutoutEditorDialog.tsx';
import type { DrawnMask } from './use-cutout-editor.ts';

const neverLoads: CutoutEditorDialogProps['loadImage'] = () => new Promise(() => undefined);
const succeeds: CutoutEditorDialogProps['onSave'] = async () => null;

const meta = {
  title: 'Wardrobe/CutoutEditorDialog',
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
const said = async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument();

/** Drags over a place of the photo, given in shares of it, while a second finger touches and leaves the photo. */
async function paint(from: readonly [number, number], to: readonly [number, number]) {
  const canvas = await stage();
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const at = ([x, y]: readonly [number, number]) => ({
    clientX: left + x * width,
    clientY: top + y * height,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  });
  fireEvent.pointerDown(canvas, at(from));
  fireEvent.pointerUp(canvas, { ...at(from), pointerId: 2, isPrimary: false });
  fireEvent.pointerMove(canvas, at(to));
  fireEvent.pointerUp(canvas, at(to));
}

/** How bright a mask is at places of the photo, in pixels. */
async function brightness({ mask }: DrawnMask, places: readonly (readonly [number, number])[]) {
  const image = await createImageBitmap(mask);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context?.drawImage(image, 0, 0);
  return places.map(([x, y]) => context?.getImageData(x, y, 1, 1).data[0]);
}

export const Closed: Story = { args: { open: false } };

export const WithCutout: Story = {
  play: async () => {
    const view = await dialog();
    await expect(view.getByText(cutoutEditorCopy.hint)).toBeVisible();
    await expect(await stage()).toHaveAccessibleDescription(cutoutEditorCopy.canvasHint);
    await expect(view.getByRole('radiogroup', { name: cutoutEditorCopy.sideLabel })).toBeVisible();
    await expect(button(commonCopy.save)).toBeDisabled();
  },
};

/** A photo that has no cut-out begins with an empty mask. */
export const WithoutCutout: Story = {
  args: { item: sampleItem({ front: shirtImage, frontCutout: null, back: null }) },
  play: async () => {
    await stage();
    await expect(screen.queryByRole('radiogroup', { name: cutoutEditorCopy.sideLabel })).toBeNull();
  },
};

/** What is painted by pointer is part of the mask that is sent. */
export const Painted: Story = {
  args: { onSave: fn(succeeds), onOpenChange: fn(), onStrokesChange: fn() },
  play: async ({ args }) => {
    await paint([0.1, 0.9], [0.5, 0.9]);
    await said(cutoutEditorCopy.added);
    await userEvent.click(screen.getByRole('radio', { name: cutoutEditorCopy.tools.remove }));
    await paint([0.5, 0.3], [0.5, 0.31]);
    await said(cutoutEditorCopy.removed);
    await userEvent.click(button(commonCopy.save));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    // Painted, in the cut-out, removed, outside.
    const places = [
      [90, 360],
      [100, 200],
      [150, 122],
      [280, 30],
    ] as const;
    const drawn = args.onSave.mock.lastCall?.[0] as DrawnMask;
    await expect(drawn.side).toBe('front');
    await expect(await brightness(drawn, places)).toEqual([255, 255, 0, 0]);
    await expect(args.onStrokesChange).toHaveBeenLastCalledWith({});
  },
};

/** Arrow keys move the brush and Space applies it; steps are undone and redone by buttons and keys. */
export const ByKeyboard: Story = {
  play: async () => {
    (await stage()).focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await said(cutoutEditorCopy.place(53, 60, true));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    await said(cutoutEditorCopy.place(0, 60, false));
    await userEvent.keyboard(' ');
    await said(cutoutEditorCopy.addedAt(0, 60));
    await userEvent.keyboard('{Control>}z{/Control}');
    await said(cutoutEditorCopy.undone);
    await expect(button(commonCopy.undo)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await said(cutoutEditorCopy.redone);
    await userEvent.click(screen.getByRole('radio', { name: cutoutEditorCopy.tools.remove }));
    (await stage()).focus();
    await userEvent.keyboard(' ');
    await said(cutoutEditorCopy.removedAt(0, 60));
    await userEvent.click(button(commonCopy.undo));
    await userEvent.click(button(commonCopy.undo));
    await userEvent.click(button(commonCopy.redo));
    await expect(button(commonCopy.redo)).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** The garment on paper, as the wardrobe shows it. */
export const Preview: Story = {
  args: { initialStrokes: { front: [sampleStroke('remove', 60)] } },
  play: async () => {
    await stage();
    await userEvent.click(button(cutoutEditorCopy.preview));
    await expect(button(cutoutEditorCopy.preview)).toHaveAttribute('aria-pressed', 'true');
  },
};

/** An enlarged photo shows its centre, and is dragged by Move. */
export const Zoomed: Story = {
  play: async () => {
    await stage();
    const view = await dialog();
    await expect(view.getByRole('radio', { name: cutoutEditorCopy.tools.move })).toBeDisabled();
    await expect(
      view.getByRole('radiogroup', { name: cutoutEditorCopy.toolLabel }),
    ).toHaveAccessibleDescription(cutoutEditorCopy.moveReason);
    fireEvent.change(view.getByRole('slider', { name: cutoutEditorCopy.zoom }), { target: { value: '2.5' } });
    await userEvent.click(view.getByRole('radio', { name: cutoutEditorCopy.tools.move }));
    const photo = await stage();
    const scroller = photo.parentElement as HTMLElement;
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight));
    const middle = (scroller.scrollHeight - scroller.clientHeight) / 2;
    await waitFor(() => expect(Math.abs(scroller.scrollTop - middle)).toBeLessThan(2));
    const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, clientX: 400 };
    fireEvent.pointerDown(photo, { ...mouse, clientY: 300 });
    fireEvent.pointerMove(photo, { ...mouse, clientY: 260 });
    fireEvent.pointerUp(photo, { ...mouse, clientY: 260 });
    await expect(Math.abs(scroller.scrollTop - middle - 40)).toBeLessThan(2);
    fireEvent.change(view.getByRole('slider', { name: cutoutEditorCopy.size }), { target: { value: '0.2' } });
  },
};

export const Loading: Story = {
  args: { loadImage: neverLoads },
  play: async () => expect(await screen.findByText(cutoutEditorCopy.loading)).toBeInTheDocument(),
};

const failsOnce = fn(loadCutout);

export const LoadFails: Story = {
  args: { loadImage: failsOnce },
  beforeEach: () => {
    failsOnce.mockReset().mockRejectedValueOnce(new Error('offline')).mockImplementation(loadCutout);
  },
  play: async () => {
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(cutoutEditorCopy.loadFailed);
    await userEvent.click(button(commonCopy.tryAgain));
    const loaded = await stage();
    await expect(loaded).toBeVisible();
    // Try Again has disappeared; the focus is on the area and not on the dialog.
    await expect(document.activeElement).toContainElement(loaded);
    await expect(document.activeElement).not.toHaveAttribute('role', 'dialog');
  },
};

import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { blankItemDraft } from '@aura/domain/forms/item-upload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sampleItem, samplePhoto, samplePhotoFile } from '../../testing/samples.ts';
import {
  addBacks,
  addFronts,
  button,
  dotNames,
  expectAlert,
  uploadForm,
  uploadFormArgs,
} from '../../testing/upload-form.ts';
import { ItemUploadDialog } from './ItemUploadDialog.tsx';
import type { Draft } from './item-drafts.ts';

const meta = {
  title: 'Wardrobe/ItemUploadDialog/Photo pairs',
  component: ItemUploadDialog,
  args: uploadFormArgs,
  parameters: { docs: { story: { inline: false, height: '47.5rem' } } },
} satisfies Meta<typeof ItemUploadDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const draft = (id: string, values: Partial<Draft> = {}): Draft => ({
  ...blankItemDraft<Blob>(id),
  category: 'Tops',
  front: samplePhoto,
  back: samplePhoto,
  ...values,
});

const incomplete = {
  items: [draft('a'), draft('b', { back: null }), draft('c', { front: null })],
  current: 0,
};

const otherPhoto = new Blob([samplePhoto], { type: samplePhoto.type });

/** A failed upload marks the dots and the boxes that lack a photo, until it is added. */
export const MissingPhotosMarked: Story = {
  args: { initialDraft: incomplete },
  play: async () => {
    const form = await uploadForm();
    await expect(screen.getByLabelText('Add front photo')).toBeValid();
    await userEvent.click(button('Upload to Aura'));
    await expectAlert('Please upload all required images (Front and Back) for each item.');
    await waitFor(() => expect(screen.getByLabelText('Add back photo')).toHaveFocus());
    await expect(screen.getByLabelText('Add back photo')).toHaveAccessibleDescription(
      'The back photo is missing.',
    );
    await expect(form.queryByText('The front photo is missing.')).toBeNull();
    await expect(form.getAllByText('!')).toHaveLength(2);
    await userEvent.upload(screen.getByLabelText('Add back photo'), samplePhotoFile());
    await waitFor(() => expect(form.queryByText('The back photo is missing.')).toBeNull());
    await expect(form.getAllByText('!')).toHaveLength(1);
    await userEvent.click(button('Item 3, missing: front photo'));
    await expect(form.getByText('The front photo is missing.')).toBeVisible();
  },
};

/** The message appears below the fields, which stay where they are. */
export const ErrorWithoutShift: Story = {
  args: { initialItems: [{ facts: sampleItem(), front: samplePhoto, back: null }] },
  play: async () => {
    const form = await uploadForm();
    const name = form.getByRole('textbox', { name: /Name/ });
    const dialog = screen.getByRole('dialog');
    const body = dialog.querySelector('[data-dialog-body]');
    const layout = () => ({
      name: name.getBoundingClientRect().top + (body?.scrollTop ?? 0),
      dialog: dialog.getBoundingClientRect().height,
    });
    const before = layout();
    await userEvent.click(button('Upload to Aura'));
    await expectAlert('Please upload all required images (Front and Back) for each item.');
    await expect(layout()).toEqual(before);
  },
};

/** Photos that are chosen together at the back box fill the backs in the order of the items. */
export const BacksInOrder: Story = {
  play: async () => {
    const form = await uploadForm();
    await addFronts(3);
    await form.findByRole('img', { name: 'Front of the item' });
    await addBacks(3);
    await waitFor(() =>
      expect(dotNames()).toEqual([1, 2, 3].map((position) => `Item ${position}, missing: category`)),
    );
    await expect(form.getByText('Item 1 of 3')).toBeInTheDocument();
  },
};

export const FrontUsedAsBack: Story = {
  args: { initialDraft: { items: [draft('b', { back: null })], current: 0 } },
  play: async ({ args }) => {
    const form = await uploadForm();
    await userEvent.click(button('Use front as back'));
    await expect(await form.findByRole('img', { name: 'Back of the item' })).toBeVisible();
    await expect(screen.getByLabelText('Add back photo')).toHaveFocus();
    await expect(button('Use front as back')).toBeDisabled();
    await userEvent.click(button('Upload to Aura'));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    await expect(args.onUpload).toHaveBeenCalledWith([
      expect.objectContaining({ front: samplePhoto, back: samplePhoto }),
    ]);
  },
};

/** For all items that have no back; those that have one keep it. */
export const FrontsUsedAsBacks: Story = {
  args: {
    initialDraft: {
      items: [draft('a', { back: null }), draft('b', { back: otherPhoto }), draft('c', { back: null })],
      current: 0,
    },
  },
  play: async ({ args }) => {
    const form = await uploadForm();
    await userEvent.click(button(itemUploadCopy.useFrontsAsBacks));
    await expect(await form.findByRole('img', { name: 'Back of the item' })).toBeVisible();
    await expect(screen.getByLabelText('Add back photo')).toHaveFocus();
    await expect(button(itemUploadCopy.useFrontsAsBacks)).toBeDisabled();
    await userEvent.click(button('Upload to Aura'));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    const backs = args.onUpload.mock.lastCall?.[0].map(({ back }) => back);
    await expect(backs).toEqual([samplePhoto, otherPhoto, samplePhoto]);
  },
};

export const Swapped: Story = {
  args: { initialDraft: { items: [draft('a', { back: otherPhoto })], current: 0 } },
  play: async ({ args }) => {
    await uploadForm();
    await userEvent.click(button('Swap front and back'));
    await userEvent.click(button('Upload to Aura'));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    const [sent] = args.onUpload.mock.lastCall?.[0] ?? [];
    await expect(sent?.front).toBe(otherPhoto);
    await expect(sent?.back).toBe(samplePhoto);
  },
};

/** Each dot shows a thumbnail of its item, and complete items keep their number. */
export const Thumbnails: Story = {
  args: {
    initialDraft: { items: Array.from({ length: 15 }, (_, index) => draft(`${index}`)), current: 8 },
  },
  play: async () => {
    await uploadForm();
    const dot = button('Item 9, complete');
    await expect(dot).toHaveTextContent('9');
    await waitFor(() =>
      expect(dot.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/jpeg/)),
    );
  },
};

/** On a tablet, the fields begin beside the photos. */
export const Tablet: Story = {
  args: { initialDraft: { items: [draft('a')], current: 0 } },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async () => {
    const form = await uploadForm();
    const photo = await form.findByRole('img', { name: 'Front of the item' });
    const name = form.getByRole('textbox', { name: /Name/ }).getBoundingClientRect();
    await expect(name.left).toBeGreaterThan(photo.getBoundingClientRect().right);
    await expect(name.top).toBeLessThan(photo.getBoundingClientRect().bottom);
  },
};

import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { ItemUploadDialogProps } from '../wardrobe/ItemUploadDialog/ItemUploadDialog.tsx';
import { samplePhoto, samplePhotoFile } from './samples.ts';

const sendsAll: ItemUploadDialogProps['onUpload'] = async (items) => ({
  sentIds: items.map(({ id }) => id),
  failed: false,
  refusals: {},
});

const preparesAll: ItemUploadDialogProps['preparePhoto'] = async () => samplePhoto;

/** Props of an open upload form whose photos are prepared immediately and whose uploads succeed. */
export const uploadFormArgs = {
  open: true,
  onOpenChange: fn(),
  preparePhoto: preparesAll,
  takePhoto: async () => samplePhotoFile('taken.svg'),
  onUpload: fn(sendsAll),
  progress: null,
  onCancelUpload: fn(),
} satisfies ItemUploadDialogProps;

/** Returns the form once it is open. */
export const uploadForm = async () => within(await screen.findByRole('dialog', { name: 'Add items' }));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Chooses both photos of the current item. */
export async function addPhotos(): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Add front photo'), samplePhotoFile('front.svg'));
  await userEvent.upload(screen.getByLabelText('Add back photo'), samplePhotoFile('back.svg'));
  await screen.findByRole('img', { name: 'Front of the item' });
  await screen.findByRole('img', { name: 'Back of the item' });
}

const files = (side: string, count: number) =>
  Array.from({ length: count }, (_, index) => samplePhotoFile(`${side}-${index}.svg`));

/** Chooses several photos together at the front box. */
export async function addFronts(count: number): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Add front photo'), files('front', count));
}

/** Chooses several photos together at the back box. */
export async function addBacks(count: number): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Add back photo'), files('back', count));
}

/** Returns the accessible names of the step dots, in order. */
export function dotNames(): (string | null)[] {
  const dots = within(screen.getByRole('list', { name: 'Items to upload' })).getAllByRole('button');
  return dots.map((dot) => dot.getAttribute('aria-label'));
}

/** Expects an alert with the text in the form. */
export async function expectAlert(text: string): Promise<void> {
  const form = await uploadForm();
  await expect(await form.findByRole('alert')).toHaveTextContent(text);
}

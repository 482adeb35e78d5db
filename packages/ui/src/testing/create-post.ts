import { fn, screen } from 'storybook/test';
import { sampleDetectedItem, samplePhoto } from './samples.ts';

/** Props of the composer for its stories. */

export const detection = {
  failure: '',
  removedIds: [],
  onRemove: fn(),
  onRestore: fn(),
  onRetry: fn(),
  onCorrect: fn(async () => true),
  wardrobeIds: [],
  wardrobe: { items: [], failed: false, onRetry: fn() },
  onOpenWardrobe: fn(),
  onReplace: fn(),
  onAdd: fn(),
};
export const found = {
  ...detection,
  status: 'done',
  items: [sampleDetectedItem(), sampleDetectedItem({ id: 'found-2', subcategory: 'Parkas', brand: '' })],
} as const;

export const createPostArgs = {
  open: true,
  onOpenChange: fn(),
  photo: samplePhoto,
  detection: found,
  onShare: fn(),
  sharing: null,
  onCancelSharing: fn(),
  failure: null,
};

export const shown = () => screen.findByRole('dialog', { name: 'Create Post' });
export const caption = () => screen.getByRole('textbox', { name: 'Caption' });
export const tags = () => screen.getByRole('textbox', { name: 'Aura tags' });
export const imageAlt = () => screen.getByRole('textbox', { name: /^Alternative text/ });
export const shareButton = () => screen.getByRole('button', { name: 'Share to Aura Feed' });

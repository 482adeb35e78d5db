import { fn } from 'storybook/test';
import type { EditPostDialogProps } from '../post/EditPostDialog/EditPostDialog.tsx';
import { coatImage, shirtImage } from '../primitives/testing/sample-images.ts';
import { detection } from './create-post.ts';
import { sampleDetectedItem } from './samples.ts';

const { failure: _failure, onRetry: _onRetry, ...list } = detection;

/** The unchanged items of a post that is edited: a detected one, and one of the wardrobe. */
export const editedItems = {
  failed: false,
  onRetry: fn(),
  isChanged: false,
  edits: {
    ...list,
    items: [
      sampleDetectedItem({ confidence: null, image: coatImage }),
      sampleDetectedItem({
        id: 'item-2',
        category: 'Tops',
        subcategory: 'Dress Shirts',
        brand: 'Arket',
        color: 'Sky',
        description: '',
        material: '',
        style: '',
        confidence: null,
        image: shirtImage,
      }),
    ],
    wardrobeIds: ['item-2'],
    analysis: null,
    onFind: fn(),
  },
} satisfies EditPostDialogProps['items'];

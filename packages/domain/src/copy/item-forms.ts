import { product } from '../product.ts';
import { bytesSent } from './bytes.ts';

const listed = (words: readonly (string | number)[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const itemsAt = (word: string, positions: readonly number[]) =>
  positions.length === 1 ? `${word} ${positions[0]}` : `${word}s ${listed(positions)}`;

const tooManyItems = 'Maximum of 15 items allowed per upload';

/** The multi-item upload modal (docs/product.md sections 2, 5 and 8). */
export const itemUploadCopy = {
  title: 'Add items',
  submit: `Upload to ${product.name}`,
  uploading: `Uploading to ${product.name}`,
  uploadingProgress: (done: number, total: number) => `${done} of ${total} items sent`,
  uploadingBytes: bytesSent,
  previousItem: 'Previous item',
  nextItem: 'Next item',
  addItem: 'Add item',
  goToFinishedItem: (position: number) => `Item ${position}, complete`,
  /** The name of an item's dot; `notes` are the ones below. */
  goToUnfinishedItem: (position: number, notes: readonly string[]) =>
    [`Item ${position}`, ...notes].join(', '),
  missing: (gaps: readonly string[]) => `missing: ${listed(gaps)}`,
  /** What a waiting item lacks, which was removed while it was edited. */
  incomplete: (gaps: readonly string[]) => `Missing: ${listed(gaps)}`,
  gaps: { front: 'front photo', back: 'back photo', category: 'category' },
  preparingPhoto: 'preparing a photo',
  notSent: 'not sent',
  itemsLabel: 'Items to upload',
  itemPosition: (position: number, total: number) => `Item ${position} of ${total}`,
  remove: 'Remove',
  removeItem: (position: number) => `Remove item ${position}`,
  namePlaceholder: 'Unnamed Item',
  chooseCategory: 'Choose a category',
  chooseSubcategory: 'Choose a subcategory',
  chooseCategoryFirst: 'Choose a category first',
  chooseBrand: 'Choose a brand',
  chooseColor: 'Choose a color',
  chooseSize: 'Choose a size',
  chooseMaterial: 'Choose a material',
  chooseStyle: 'Choose a style',
  customBrandPlaceholder: 'Name of the brand',
  brandColors: (brand: string) => `Colors of ${brand}`,
  allColors: 'All colors',
  addFrontPhoto: 'Add front photo',
  addBackPhoto: 'Add back photo',
  takePhoto: 'Take photo',
  takeFrontPhoto: 'Take photo of the front',
  takeBackPhoto: 'Take photo of the back',
  removeFrontPhoto: 'Remove front photo',
  removeBackPhoto: 'Remove back photo',
  frontPhotoAlt: 'Front of the item',
  backPhotoAlt: 'Back of the item',
  photoHint:
    'Both photos are needed. A plain background helps the detection. Several front photos become several items; several back photos fill their backs in order.',
  photoMissing: { front: 'The front photo is missing.', back: 'The back photo is missing.' },
  useFrontAsBack: 'Use front as back',
  useFrontsAsBacks: 'Use fronts as backs of all',
  swapPhotos: 'Swap front and back',
  detecting: 'Detecting details',
  detectionUncertain: 'The detection is not sure about this item. Please check the details.',
  detectionFailed: 'Nothing was detected. Please fill in the details yourself.',
  /** `reason` is a sentence. */
  detectionRefused: (reason: string) => `${reason} You can also fill in the details yourself.`,
  detectAgain: 'Detect again',
  /** Lists the items that will not be sent, before sending. */
  itemsWithoutCategory: (positions: readonly number[]) =>
    `${itemsAt('Item', positions)} ${positions.length === 1 ? 'has' : 'have'} no category yet.`,
  leaveOutHeading: 'Upload without them?',
  leaveOutBody: 'Only items with a category are uploaded. The others stay here.',
  leaveOutConfirm: 'Upload the others',
  photosMissing: 'Please upload all required images (Front and Back) for each item.',
  categoryMissing: 'Please select a category for at least one item.',
  photosPreparing: 'The photos are still being prepared. Please wait a moment.',
  tooManyItems,
  /** Some of several chosen photos exceeded the limit. */
  photosLeftOut: (count: number) =>
    `${tooManyItems}. ${count === 1 ? '1 photo was' : `${count} photos were`} left out.`,
  cannotRemoveLast: 'Cannot remove the last item. At least one item is required.',
  failed: 'An error occurred while uploading your items. Please try again.',
  itemRefused: (reason: string) => `This item was not sent. ${reason}`.trim(),
  itemChangedAfterSending: 'An earlier version of it has arrived. Please edit it in your wardrobe.',
  success: (count: number) => (count === 1 ? '1 item added' : `${count} items added`),
  /** Items that were uploaded without a connection. */
  waitingLabel: 'Items that are not added yet',
  waiting: (count: number) =>
    count === 1 ? '1 item waits for a connection' : `${count} items wait for a connection`,
  tooManyWaiting: 'Too many uploads wait for a connection. These items stay here.',
  notStored: 'This browser could not store the items until there is a connection. They stay here.',
  beingSent: 'These items are being sent.',
  /** Of waiting items that the server has not accepted. */
  refused: (count: number) => (count === 1 ? 'An item was not added.' : `${count} items were not added.`),
  review: 'Review',
  applyToAll: 'Apply brand, size, material and style to all items',
  appliedToAll: (count: number, misfits: readonly number[]) =>
    [
      count === 1 ? 'Applied to 1 other item.' : `Applied to ${count} other items.`,
      misfits.length > 0 && `The size does not fit ${itemsAt('item', misfits)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  restored: 'Your unsent items are back.',
  startOver: 'Start over',
  unsentItems: (count: number) => (count === 1 ? '1 unsent item' : `${count} unsent items`),
  continueUnsent: 'Continue',
  discardHeading: 'Discard these items?',
  discardBody: 'What you filled in is lost.',
} as const;

/** The edit-item modal (docs/product.md sections 2, 5 and 8). */
export const itemEditCopy = {
  title: 'Edit Item',
  subtitle: 'Update your item information',
  nameLabel: 'Item name',
  submit: 'Update Item',
  updated: 'Item updated',
  photoHint: 'Press a photo to replace it.',
  newBadge: 'New',
  replaceFront: 'Replace front photo',
  replaceBack: 'Replace back photo',
  removeNewFront: 'Remove new front photo',
  removeNewBack: 'Remove new back photo',
  categoryMissing: 'Please select a category for the item.',
  failed: 'An error occurred while updating your item. Please try again.',
  notFound: 'This item no longer exists. It was deleted in another tab or on another device.',
  discardBody: 'The item stays as it was.',
} as const;

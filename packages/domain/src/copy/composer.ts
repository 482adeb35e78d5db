import { product } from '../product.ts';
import { commonCopy } from './common.ts';

/** The upload menu, the camera and the Create Post overlay (docs/product.md section 2, Upload menu). */
export const composerCopy = {
  uploadMenu: 'Upload',
  takeSelfie: 'Take Selfie',
  uploadFromGallery: 'Upload from Gallery',
  title: 'Create Post',
  caption: 'Caption',
  captionPlaceholder: 'Say something about your outfit',
  tags: 'Aura tags',
  tagsHint: 'A space starts the next tag.',
  tagsTooMany: 'At most 30 tags are kept.',
  tagTooLong: 'A tag can have at most 50 characters.',
  captionTooLong: 'The caption can have at most 2200 characters.',
  share: `Share to ${product.name} Feed`,
  sharing: 'Sharing',
  shared: 'Post shared to Aura Feed!',
  shareFailed: 'Failed to share post. Please try again.',
  imageAlt: 'Your outfit photo',
  detectedItems: 'Detected items',
  analyzing: 'Analyzing your image...',
  noneDetected: 'No items detected in the image.',
  allRemoved: 'All detected items have been removed.',
  analysisFailed: 'Failed to analyze image. Please try again.',
  retry: 'Retry',
  removeItem: (item: string) => `Remove ${item} from the post`,
  itemRemoved: (item: string) => `${item} removed from the post`,
  showFacts: 'Show details',
  hideFacts: 'Hide details',
  itemsWithPost: (count: number) =>
    count === 0
      ? 'No items go with this post.'
      : `${commonCopy.itemCount(count)} ${count === 1 ? 'goes' : 'go'} with this post.`,
  discardHeading: 'Discard this post?',
  discardBody: 'The photo and what you wrote are lost.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
} as const;

export const cameraCopy = {
  title: 'Take Selfie',
  starting: 'Starting the camera',
  takePhoto: 'Take Photo',
  usePhoto: 'Use Photo',
  retake: 'Retake',
  previewAlt: 'Your selfie',
  refused: 'The camera may not be used. Allow it in your browser, or upload from the gallery.',
  missing: 'No camera was found. You can upload from the gallery.',
} as const;

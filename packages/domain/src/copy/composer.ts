import { postMaxItems } from '../limits/post.ts';
import { product } from '../product.ts';
import { bytesSent } from './bytes.ts';
import { commonCopy } from './common.ts';

/** The upload menu and the Create Post overlay (docs/product.md section 2, Composer). */
export const composerCopy = {
  title: 'Create Post',
  caption: 'Caption',
  captionPlaceholder: 'Say something about your outfit',
  tags: 'Aura tags',
  tagsHint: 'A space starts the next tag.',
  tagsTooMany: 'A post can have at most 30 tags.',
  tagTooLong: 'A tag can have at most 50 characters.',
  captionTooLong: 'The caption can have at most 2200 characters.',
  imageAltLabel: 'Alternative text',
  imageAltHint: 'Says what the photo shows, for people who cannot see it.',
  imageAltTooLong: 'The alternative text can have at most 500 characters.',
  share: `Share to ${product.name} Feed`,
  sharing: 'Sharing',
  shared: 'Post shared to Aura Feed!',
  shareFailed: 'Failed to share post. Please try again.',
  /** The garments of a post that were worn, in a message about logging them. */
  sharedEarlier:
    'This post was shared before your last changes. Sharing it again makes a second post with them.',
  itemsDeleted: (titles: readonly string[]) =>
    titles.length === 1
      ? `${titles[0]} is no longer in your wardrobe. Share again to post without it.`
      : `${titles.length} items are no longer in your wardrobe. Share again to post without them.`,
  sharingBytes: bytesSent,
  imageAlt: 'Your outfit photo',
  detectedItems: 'Detected items',
  analyzing: 'Analyzing your image...',
  noneDetected: 'No items detected in the image.',
  allRemoved: 'All detected items have been removed.',
  analysisFailed: 'Failed to analyze image. Please try again.',
  analysisOffline: 'You are offline. The image can be analyzed when you are online.',
  /** The name of a marker on the photo. */
  marker: (number: number, item: string) => `${number}, ${item}`,
  confidence: 'Confidence:',
  likely: 'Likely',
  notSure: 'Not sure',
  removeItem: (item: string) => `Remove ${item} from the post`,
  itemRemoved: (item: string) => `${item} removed from the post`,
  undoRemoval: (item: string) => `Undo removing ${item}`,
  itemRestored: (item: string) => `${item} goes with the post again`,
  editItem: (item: string) => `Edit ${item}`,
  editSubtitle: 'Correct what the analysis got wrong.',
  replace: 'Use one from my wardrobe',
  replaceItem: (item: string) => `Use one from my wardrobe for ${item}`,
  replaceTitle: 'Choose from your wardrobe',
  itemReplaced: (item: string) => `${item} replaced`,
  add: 'Add from my wardrobe',
  itemAdded: (item: string) => `${item} added to the post`,
  tooManyItems: `A post can have at most ${postMaxItems} items. Remove one to add another.`,
  wholeWardrobeAdded: 'Your whole wardrobe is in this post',
  /** Before the name of an own garment. */
  yours: 'Yours:',
  noItemsFound: 'No items found.',
  itemEdited: (item: string) => `${item} updated`,
  showFacts: 'Show details',
  hideFacts: 'Hide details',
  hideItemFacts: (item: string) => `Hide details of ${item}`,
  itemsWithPost: (count: number) =>
    count === 0
      ? 'No items go with this post.'
      : `${commonCopy.itemCount(count)} ${count === 1 ? 'goes' : 'go'} with this post.`,
  discardHeading: 'Discard this post?',
  discardBody: 'The photo and your changes are lost.',
  discardNamedBody: (caption: string) => `The photo and what you wrote are lost: “${caption}”`,
  unsentLabel: (count: number) => (count === 1 ? 'Unshared post' : 'Unshared posts'),
  unsent: 'Your last post is not shared yet.',
  /** Posts that were shared without a connection. */
  waiting: 'Your post waits for a connection',
  tooManyWaiting: 'Too many posts wait for a connection. This one stays here.',
  notStored: 'This browser could not store the post until there is a connection. It stays here.',
  beingShared: 'This post is being shared.',
  refused: (reason: string) => `This post was not shared. ${reason}`.trim(),
  /** Detected items are deleted after a day. */
  itemsGone: 'Some of its items are no longer available. Edit it to choose them again.',
  putAway: 'Not now',
  continueUnsent: 'Continue',
  replaceHeading: 'Continue your unshared post?',
  replaceBody: 'Your last post is not shared yet. A new one takes its place, and what you wrote is lost.',
  startNew: 'Start a new post',
} as const;

import { outfitLayersMaxCount } from '../limits/outfits.ts';
import type { FreeSlotName, OutfitTemplate } from '../vocabularies/outfit-slots.ts';

/** The outfit builder (docs/product.md section 2, Outfits). */
export const outfitBuilderCopy = {
  close: 'Close outfit',
  rename: 'Name and occasions',
  share: 'Share as post',
  canvas: 'Canvas',
  canvasHint:
    'Arrow keys move a garment, with Shift by a larger step. [ and ] change the order, R rotates, plus and minus change the size, Delete removes.',
  empty: 'Tap a garment to begin',
  /** The places of a template without a garment. */
  slots: {
    top: 'Top',
    bottom: 'Bottom',
    shoes: 'Shoes',
    bag: 'Bag',
    extra: 'Extra',
  } satisfies Record<FreeSlotName, string>,
  /** On phones, the panel below the canvas. */
  panelSize: (size: string) => `Size of the panel: ${size}`,
  panelSizes: { small: 'small', medium: 'medium', large: 'large' },
  /** @param position 1 for the topmost */
  layer: (title: string, position: number, count: number) => `${title}, layer ${position} of ${count}`,
  /** A garment of the wishlist. */
  wishedTitle: (title: string) => `${title}, wished`,
  steps: {
    left: 'moved left',
    right: 'moved right',
    up: 'moved up',
    down: 'moved down',
    forward: 'moved forward',
    backward: 'moved backward',
    rotated: 'rotated',
    larger: 'made larger',
    smaller: 'made smaller',
    mirrored: 'mirrored',
    locked: 'locked',
    unlocked: 'unlocked',
    changed: 'changed',
  },
  /** @param layer the result of `layer` */
  step: (layer: string, step: string) => `${layer}, ${step}`,
  added: (title: string) => `${title} was added`,
  removed: (title: string) => `${title} was removed`,
  swapped: (before: string, after: string) => `${after} replaced ${before}`,
  arranged: (template: string) => `Arranged by ${template}`,
  undone: 'The last step was undone',
  redone: 'The step was redone',
  tools: (title: string) => `Tools for ${title}`,
  mirror: 'Mirror',
  forward: 'Bring forward',
  backward: 'Send backward',
  swap: 'Swap for a similar garment',
  lock: (title: string) => `Lock ${title}`,
  unlock: (title: string) => `Unlock ${title}`,
  remove: (title: string) => `Remove ${title}`,
  layers: 'Layers',
  noLayers: 'No garments yet.',
  /** The sliders of the selected garment. */
  place: (title: string) => `Place of ${title}`,
  across: 'Across',
  down: 'Down',
  size: 'Size',
  rotation: 'Rotation',
  dragLayer: (title: string) => `Move ${title} in the order`,
  templates: 'Templates',
  templateNames: { flatLay: 'Flat lay', column: 'Column', grid: 'Grid' } satisfies Record<
    OutfitTemplate,
    string
  >,
  drawer: 'Add a garment',
  swapHeading: (title: string) => `Replace ${title}`,
  wardrobe: 'Wardrobe',
  source: 'Whose garments',
  mine: 'Mine',
  wished: 'Wished',
  searchLabel: 'Search garments',
  category: 'Category',
  all: 'All',
  add: (title: string) => `Add ${title}`,
  isAdded: (title: string) => `${title}, in the outfit`,
  noGarments: 'No garments to add yet.',
  noResults: 'No garments found.',
  garmentsFailed: 'Failed to load your garments.',
  tooMany: `An outfit has at most ${outfitLayersMaxCount} garments. Remove one to add another.`,
  panels: 'Builder panels',
  saving: 'Saving',
  saved: 'Saved',
  notSaved: 'Not saved. Your changes are on this device.',
  /** Garments of the own wardrobe or the wishlist. */
  garmentsDeleted: (titles: readonly string[]) =>
    titles.length === 1
      ? `Not saved. ${titles[0]} is no longer in your wardrobe or wishlist.`
      : `Not saved. ${titles.length} garments are no longer in your wardrobe or wishlist.`,
  saveWithout: (count: number) => (count === 1 ? 'Save without it' : 'Save without them'),
  loading: 'Loading the outfit',
  loadFailed: 'Failed to load the outfit. Please try again.',
  missingHeading: 'This outfit does not exist',
  missingBody: 'It was deleted, or it belongs to someone else.',
  toOutfits: 'Go to Outfits',
  useThis: 'Keep this version',
  useOther: 'Load the other version',
  shareFailed: 'The picture of the outfit was not made. Please try again.',
} as const;

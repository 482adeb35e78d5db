import type { Occasion } from '../vocabularies/occasions.ts';
import type { OutfitSort } from '../vocabularies/outfit-sorts.ts';

/** The Outfits tab of the wardrobe (docs/product.md section 2, Outfits). */
export const outfitsCopy = {
  untitled: 'Untitled outfit',
  listLabel: 'Outfits',
  sortLabel: 'Sort outfits',
  sorts: {
    newest: 'Newest',
    worn: 'Last worn',
    name: 'Name',
    changed: 'Last changed',
  } satisfies Record<OutfitSort, string>,
  loading: 'Loading your outfits',
  failed: 'Failed to load outfits. Please try again.',
  garmentsFailed: 'Failed to load your garments. Please try again.',
  emptyHeading: 'No outfits yet',
  emptyBody: 'Put what you own together once, and find it again on a morning without time.',
  worn: (days: number) => (days === 1 ? 'Worn once' : `Worn ${days} times`),
  plannedToday: 'Planned today',
  plannedTomorrow: 'Planned tomorrow',
  /** @param day such as "Thursday" or "12 Dec" */
  planned: (day: string) => `Planned ${day}`,
  /** @param occasions in words, such as "Work, Evening" */
  content: (garments: number, occasions: string) =>
    [garments === 1 ? '1 garment' : `${garments} garments`, occasions].filter(Boolean).join(' · '),
  occasions: {
    everyday: 'Everyday',
    work: 'Work',
    evening: 'Evening',
    party: 'Party',
    wedding: 'Wedding',
    sport: 'Sport',
    travel: 'Travel',
    home: 'Home',
  } satisfies Record<Occasion, string>,
  open: (name: string) => `Open ${name}`,
  menu: (name: string) => `Actions for ${name}`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  copyOf: (name: string) => `${name}, copy`,
  deleted: (name: string) => `${name} was deleted`,
  deleteFailed: 'The outfit was not deleted. Please try again.',
  duplicated: (name: string) => `${name} was saved`,
  duplicateFailed: 'The outfit was not duplicated. Please try again.',
  renameHeading: 'Name and occasions',
  name: 'Name',
  nameMissing: 'Please enter a name.',
  occasionsLabel: 'Occasions',
  discardBody: 'The outfit stays as it was.',
  renameFailed: 'The name was not saved. Please try again.',
  deletedElsewhere: (name: string) => `${name} was deleted in another tab or on another device.`,
  changedElsewhere: 'This outfit was changed in another tab or on another device.',
  /** An outfit whose changes are only on this device. */
  unsaved: (name: string) => `${name} is not saved yet.`,
  continue: 'Continue',
  /** The alternative text of an outfit. */
  imageAlt: (garments: readonly string[]) =>
    garments.length === 0 ? 'Outfit without garments' : `Outfit of ${garments.join(', ')}`,
  missing: 'Deleted garment',
} as const;

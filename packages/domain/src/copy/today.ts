import type { MissingKind } from '../rules/suggestion-kinds.ts';

const missingNames: Readonly<Record<MissingKind, string>> = {
  top: 'a top',
  bottom: 'a bottom',
  shoes: 'shoes',
};

/** Joins words as "a, b and c". */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The suggestions of the Outfits tab (docs/product.md section 2, Today). */
export const todayCopy = {
  heading: 'Today',
  savedHeading: 'Saved',
  listLabel: 'Suggestions for today',
  loading: 'Loading suggestions',
  others: 'Suggest three others',
  othersShort: 'All new',
  missing: (kinds: readonly MissingKind[]) =>
    `Add ${listed(kinds.map((kind) => missingNames[kind]))} to get suggestions`,
  missingBody: 'A suggestion has a top and a bottom, or a dress, and shoes.',
  addItems: 'Add Items',
  doneHeading: 'That is all for today',
  doneBody: 'You have seen every outfit that your wardrobe makes for today.',
  startOver: 'Show them again',
  /** The group of a suggestion's garments. */
  garments: (title: string) => `Garments of ${title}`,
  locked: (garment: string) => `${garment}, locked`,
  shuffle: (garment: string) => `Shuffle ${garment}`,
  nothingElse: (garment: string) => `You have nothing else in place of ${garment}.`,
  isLocked: (garment: string) => `${garment} is locked.`,
  lock: (garment: string) => `Lock ${garment}`,
  save: 'Save as outfit',
  saved: (title: string) => `${title} was saved`,
  saveFailed: 'The outfit was not saved. Please try again.',
  open: 'Open',
  wear: 'Wear today',
  worn: 'Worn today',
  /** The accessible name of an action with the suggestion that it is for. */
  of: (action: string, title: string) => `${action}: ${title}`,
  plan: 'Plan for tomorrow',
  unplan: 'Remove from tomorrow',
  planned: (title: string) => `${title} is planned for tomorrow`,
  unplanned: (title: string) => `${title} is not planned any more`,
  menu: (title: string) => `Actions for ${title}`,
  isSaved: 'Saved',
  skipShort: 'Skip',
  skip: (title: string) => `Skip ${title}`,
  skipped: (title: string) => `${title} was skipped`,
  /** @param titles of the outfits that replaced all others */
  replaced: (titles: readonly string[]) => `New suggestions: ${listed(titles)}`,
  shuffled: (before: string, after: string) => `${after} replaced ${before}`,
  titles: {
    accent: (color: string) => `A touch of ${color}`,
    dress: (color: string) => `In ${color}`,
    shades: (family: string) => `Shades of ${family}`,
    pair: (first: string, second: string) => `${capitalized(first)} and ${second}`,
    tonal: 'Tone on tone',
    single: (color: string) => `All ${color}`,
    with: (title: string, garment: string) => `${title} with ${garment}`,
    bold: 'Something bold',
    unknown: 'An easy one',
  },
  reasons: {
    accent: (neutrals: readonly string[], color: string) =>
      `${capitalized(listed(neutrals))} ${neutrals.length === 1 ? 'lets' : 'let'} ${color} be the only color.`,
    pair: (first: string, second: string) => `${capitalized(first)} and ${second} go together.`,
    tonal: (first: string, second: string) => `${capitalized(first)} and ${second} are close in tone.`,
    quiet: (first: string, second: string) => `${capitalized(first)} and ${second} are both quiet colors.`,
    shades: (first: string, second: string, family: string) =>
      `${capitalized(first)} and ${second} are shades of ${family}.`,
    neighbours: (first: string, second: string) =>
      `${capitalized(first)} and ${second} are neighbors on the color wheel.`,
    opposites: (first: string, second: string) =>
      `${capitalized(first)} and ${second} are opposites that balance each other.`,
    bold: (first: string, second: string) => `${capitalized(first)} and ${second} make a bold pair.`,
    single: (color: string) => `${capitalized(color)} from top to bottom.`,
    rested: (garment: string, time: string) => `You have not worn ${garment} for ${time}.`,
    liked: 'It is close to an outfit that you liked.',
    season: (garment: string, season: string) => `${capitalized(garment)} is for ${season}.`,
    relaxed: 'Relaxed throughout.',
    casual: 'Casual, and put together.',
    smart: 'Smart without much effort.',
    dressed: 'Dressed up from head to foot.',
    chosen: 'Chosen from your wardrobe for today.',
  },
  weeks: (count: number) => `${count} weeks`,
  months: (count: number) => `${count} months`,
} as const;

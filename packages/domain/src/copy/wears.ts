/** Logging what was worn (docs/product.md section 2, Wearing). */
export const wearsCopy = {
  woreToday: 'Wore it today',
  wornToday: 'Worn today',
  /** @param several whether the name is of several items, such as "3 items" */
  logged: (name: string, several = false) => `${name} ${several ? 'are' : 'is'} logged for today`,
  already: (name: string, several = false) => `${name} ${several ? 'are' : 'is'} already logged for today`,
  alreadyWith: (name: string, outfit: string, several = false) =>
    `${name} ${several ? 'are' : 'is'} already logged for today, with ${outfit}`,
  /** The garments of an own post. */
  outfitOfPost: 'Your outfit',
  logFailed: 'This was not logged. Please try again.',
  figures: 'How often it was worn',
  notWornYet: 'Not worn yet',
  wears: (days: number) => (days === 1 ? 'Wear' : 'Wears'),
  lastWorn: 'Last worn',
  costPerWear: 'Cost per wear',
  months: 'Days worn in the last 12 months',
  monthLabel: (month: string, days: number) =>
    `${month}: ${days === 0 ? 'not worn' : days === 1 ? '1 day' : `${days} days`}`,
  today: 'Today',
  yesterday: 'Yesterday',
} as const;

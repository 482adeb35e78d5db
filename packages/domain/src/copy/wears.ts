/** Logging what was worn (docs/product.md section 2, Wearing). */
export const wearsCopy = {
  woreToday: 'Wore it today',
  wornToday: 'Worn today',
  logged: (name: string) => `${name} is logged for today`,
  already: (name: string) => `${name} is already logged for today`,
  alreadyWith: (name: string, outfit: string) => `${name} is already logged for today, with ${outfit}`,
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

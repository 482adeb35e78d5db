/** What an outfit is for, in the order in which occasions are offered. */
export const occasions = [
  'everyday',
  'work',
  'evening',
  'party',
  'wedding',
  'sport',
  'travel',
  'home',
] as const;

export type Occasion = (typeof occasions)[number];

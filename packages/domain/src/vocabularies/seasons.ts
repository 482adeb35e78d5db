/** The seasons in which a garment is worn, in the order in which they are offered. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;

export type Season = (typeof seasons)[number];

export function isSeason(value: string): value is Season {
  return (seasons as readonly string[]).includes(value);
}

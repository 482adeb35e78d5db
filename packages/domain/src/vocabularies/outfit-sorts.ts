/** The sort orders of the list of outfits. */
export const outfitSorts = ['newest', 'worn', 'name', 'changed'] as const;

export type OutfitSort = (typeof outfitSorts)[number];

/** Whether a text of the URL is a sort order of outfits. */
export function isOutfitSort(value: string): value is OutfitSort {
  return (outfitSorts as readonly string[]).includes(value);
}

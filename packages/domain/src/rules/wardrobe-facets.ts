import type { Item } from '../entities.ts';
import { colorFamilyNames, colorFamilyOf } from '../vocabularies/color-families.ts';
import { garmentGroupNames, garmentGroupsOf } from '../vocabularies/garment-groups.ts';
import { seasons } from '../vocabularies/seasons.ts';
import { knownBrand, valueLabel } from './items.ts';
import { notWornValues, notWornValuesOf } from './not-worn.ts';

/** Further filters of the wardrobe beside the category, in the order in which they are offered. */
export const facetNames = ['color', 'type', 'season', 'brand', 'worn'] as const;
export type FacetName = (typeof facetNames)[number];

/** The chosen value of each facet; null for all. */
export type Facets = Readonly<Record<FacetName, string | null>>;

export const noFacets: Facets = { color: null, type: null, season: null, brand: null, worn: null };

export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** Items that the option would show. */
  readonly count: number;
}

type FacetItem = Pick<Item, 'category' | 'subcategory' | 'color' | 'season' | 'brand' | 'worn' | 'own'>;

const lowerCased = (text: string) => text.toLowerCase();

/** What reads the values of a facet that an item has. */
type ValueReader = (item: FacetItem) => readonly string[];

const valueReaders: Readonly<Record<FacetName, (today: string | null) => ValueReader>> = {
  color: () => (item) => [colorFamilyOf(item.color) ?? ''],
  type: () => (item) => [item.subcategory, ...garmentGroupsOf(item.subcategory)],
  season: () => (item) => item.season,
  brand: () => (item) => [item.brand],
  worn: (today) => (today === null ? () => [] : notWornValuesOf(today)),
};

/** What reads the values of a facet in lower case. */
function keyReader(name: FacetName, today: string | null): ValueReader {
  const read = valueReaders[name](today);
  return (item) => read(item).map(lowerCased);
}

/**
 * The items that have the value of every chosen facet but the one named.
 * @param today `YYYY-MM-DD`; null for a list of items that may be those of others, which are not filtered by wear
 */
export function filterByFacets<I extends FacetItem>(
  items: readonly I[],
  facets: Facets,
  today: string | null,
  except?: FacetName,
): readonly I[] {
  return facetNames.reduce<readonly I[]>((left, name) => {
    const value = facets[name];
    if (value === null || name === except) return left;
    const keysOf = keyReader(name, today);
    return left.filter((item) => keysOf(item).includes(lowerCased(value)));
  }, items);
}

const distinct = (values: readonly string[]) => [...new Set(values.filter((value) => value !== ''))];

/** The brands, those that differ only in case by their most frequent spelling. */
function distinctBrands(brands: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const brand of brands) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  const byFrequency = [...counts].sort(([, a], [, b]) => a - b).map(([brand]) => brand);
  const spellings = new Map(byFrequency.map((brand) => [lowerCased(brand), brand]));
  return distinct([...spellings.values()]);
}

/** The number of items with each value of a facet, by the value in lower case. */
function countValues(items: readonly FacetItem[], keysOf: ValueReader): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of items.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The values that the options of a facet are made of, in their order. */
function valuesOf(name: FacetName, items: readonly FacetItem[]): readonly string[] {
  if (name === 'color') return colorFamilyNames;
  if (name === 'season') return seasons;
  if (name === 'worn') return notWornValues;
  const byName = (values: string[]) => values.sort((a, b) => a.localeCompare(b, 'en'));
  if (name === 'brand') return byName(distinctBrands(items.map((item) => knownBrand(item.brand))));
  const types = byName(distinct(items.map((item) => item.subcategory)));
  const typeGroups = types.flatMap(garmentGroupsOf);
  const groups = garmentGroupNames.filter((group) => typeGroups.filter((one) => one === group).length > 1);
  return [...groups, ...types];
}

/**
 * The options of each facet with the number of items that it would show beside the other filters. The chosen value is
 * an option in any case; other ones without items are left out.
 * @param items the items that the category and the search show
 * @param today as for `filterByFacets`
 */
export function facetOptions(
  items: readonly FacetItem[],
  facets: Facets,
  today: string | null,
): Readonly<Record<FacetName, readonly FacetOption[]>> {
  const optionsOf = (name: FacetName): [FacetName, readonly FacetOption[]] => {
    const left = filterByFacets(items, facets, today, name);
    const chosen = facets[name];
    const offered = valuesOf(name, left);
    const counts = countValues(left, keyReader(name, today));
    const isOffered = chosen === null || offered.some((value) => lowerCased(value) === lowerCased(chosen));
    const values = isOffered ? offered : [...offered, chosen];
    const options = values.map((value) => ({
      value,
      label: valueLabel(value),
      count: counts.get(lowerCased(value)) ?? 0,
    }));
    return [name, options.filter(({ value, count }) => count > 0 || value === chosen)];
  };
  return Object.fromEntries(facetNames.map(optionsOf)) as Record<FacetName, readonly FacetOption[]>;
}

/** Whether an item is in the archive of the current user. */
export function isArchived({ own }: Pick<Item, 'own'>): boolean {
  return own?.archived ?? false;
}

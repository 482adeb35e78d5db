import { statisticsCopy } from '../copy/statistics.ts';
import type { Item } from '../entities.ts';
import type { Price } from '../own-facts.ts';
import { type ColorFamily, colorFamilyNames, colorFamilyOf } from '../vocabularies/color-families.ts';
import type { Currency } from '../vocabularies/currencies.ts';
import { notWornLong, notWornValuesOf, restingSince } from './not-worn.ts';
import { costPerWear, wearDayText } from './wears.ts';

/** An item with its cost per wear. */
interface ItemCost {
  readonly item: Item;
  readonly cost: Price;
}

/** The items of a colour family; of the family null those whose colour is not known. */
export interface ColorShare {
  readonly family: ColorFamily | null;
  readonly count: number;
  /** Of all items, from 0 to 1. */
  readonly share: number;
}

/** What the wears of a wardrobe add up to. Archived items are left out. */
export interface WearStatistics {
  readonly itemCount: number;
  readonly wornCount: number;
  /** The days on which items were worn, added over the items. */
  readonly wearCount: number;
  /** Items that were worn, the most worn first. */
  readonly mostWorn: readonly Item[];
  /** All items, the least worn first. */
  readonly leastWorn: readonly Item[];
  /** Items with a price that were worn, the highest cost first; only of the currency that most of them have. */
  readonly costs: readonly ItemCost[];
  /** The prices of these items divided by their wears; null when there are none. */
  readonly averageCost: Price | null;
  /** Whether items with prices in other currencies are left out. */
  readonly hasOtherCurrencies: boolean;
  /** Items that were not worn for 6 months, the longest ago first. */
  readonly notWorn: readonly Item[];
  /** The largest first, at the end the items without a known colour. */
  readonly colors: readonly ColorShare[];
}

const daysOf = ({ worn }: Item) => worn?.days ?? 0;
const lastOf = ({ worn }: Item) => worn?.last ?? '';
const restingOf = (item: Item) => restingSince(item) ?? '';

function mainCurrency(costs: readonly ItemCost[]): Currency | null {
  const counts = new Map<Currency, number>();
  for (const { cost } of costs) counts.set(cost.currency, (counts.get(cost.currency) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function costsOf(items: readonly Item[]) {
  const all = items.flatMap((item) => {
    const cost = costPerWear(item);
    return cost === null ? [] : { item, cost };
  });
  const currency = mainCurrency(all);
  const costs = all
    .filter(({ cost }) => cost.currency === currency)
    .sort((a, b) => b.cost.amount - a.cost.amount);
  const paid = costs.reduce((sum, { item }) => sum + (item.own?.price?.amount ?? 0), 0);
  const wears = costs.reduce((sum, { item }) => sum + daysOf(item), 0);
  return {
    costs,
    averageCost: currency === null ? null : { amount: Math.round(paid / wears), currency },
    hasOtherCurrencies: costs.length < all.length,
  };
}

function colorShares(items: readonly Item[]): readonly ColorShare[] {
  const families = items.map(({ color }) => colorFamilyOf(color));
  const shareOf = (family: ColorFamily | null) => {
    const count = families.filter((one) => one === family).length;
    return { family, count, share: count / items.length };
  };
  const known = colorFamilyNames.map(shareOf).sort((a, b) => b.count - a.count);
  return [...known, shareOf(null)].filter(({ count }) => count > 0);
}

/**
 * The statistics of a wardrobe (docs/product.md section 2, Wearing). Items with equal numbers stay in their order.
 * @param today `YYYY-MM-DD`
 */
export function wearStatistics(wardrobe: readonly Item[], today: string): WearStatistics {
  const items = wardrobe.filter(({ own }) => !own?.archived);
  const worn = items.filter((item) => daysOf(item) > 0);
  const notWornOf = notWornValuesOf(today);
  return {
    itemCount: items.length,
    wornCount: worn.length,
    wearCount: worn.reduce((sum, item) => sum + daysOf(item), 0),
    mostWorn: [...worn].sort((a, b) => daysOf(b) - daysOf(a)),
    leastWorn: [...items].sort((a, b) => daysOf(a) - daysOf(b) || lastOf(a).localeCompare(lastOf(b))),
    ...costsOf(items),
    notWorn: items
      .filter((item) => notWornOf(item).includes(notWornLong))
      .sort((a, b) => restingOf(a).localeCompare(restingOf(b))),
    colors: colorShares(items),
  };
}

/** How often an item was worn and when last, such as "Twice, 12 Nov". */
export function wornText({ worn }: Pick<Item, 'worn'>, today: string): string {
  if (!worn?.last) return statisticsCopy.notYet;
  return `${statisticsCopy.times(worn.days)}, ${wearDayText(worn.last, today)}`;
}

/** Since when an item was not worn. */
export function restingText(item: Pick<Item, 'worn' | 'own'>, today: string): string {
  if (item.worn?.last) return wearDayText(item.worn.last, today);
  return statisticsCopy.neverSince(wearDayText(item.own?.purchaseDate ?? '', today));
}

/** A share in percent; a small one is never 0. */
export const percentText = (share: number): string =>
  share < 0.005 ? statisticsCopy.belowOnePercent : `${Math.round(share * 100)}%`;

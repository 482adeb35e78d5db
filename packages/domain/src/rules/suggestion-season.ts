import type { ItemFacts } from '../entities.ts';
import { type Season, seasons } from '../vocabularies/seasons.ts';

/** Seasons of types that are worn in some only; they apply to garments without seasons of their own. */
const typeSeasons = new Map<string, readonly Season[]>([
  ['Winter Coats', ['autumn', 'winter']],
  ['Parkas', ['autumn', 'winter']],
  ['Coats', ['autumn', 'winter', 'spring']],
  ['Trench Coats', ['spring', 'autumn']],
  ['Light Jackets', ['spring', 'summer', 'autumn']],
  ['Denim Jackets', ['spring', 'summer', 'autumn']],
  ['Tank Tops', ['summer']],
  ['Shorts', ['summer']],
  ['Sundresses', ['summer']],
  ['Sandals', ['summer']],
]);

/**
 * The season of a date by its month: spring begins in March, summer in June, autumn in September, winter in December.
 * The app does not know where a person is; in the south, the seasons of garments are those of the months named here.
 * @param day `YYYY-MM-DD`
 */
export function seasonOfDay(day: string): Season {
  const month = Number(day.slice(5, 7));
  return seasons[(Math.floor(month / 3) + 3) % 4] ?? 'winter';
}

type SeasonFacts = Pick<ItemFacts, 'season' | 'subcategory'>;

/** The seasons of a garment, else those of its type; none when neither has any. */
const seasonsOf = ({ season, subcategory }: SeasonFacts): readonly Season[] =>
  season.length > 0 ? season : (typeSeasons.get(subcategory) ?? []);

const areOpposite = (one: readonly Season[], other: readonly Season[]) =>
  one.includes('winter') && other.includes('summer');

/** Whether two garments can be worn on one day: not when one is for winter, the other for summer, and no season is common. */
export function fitOneDay(a: SeasonFacts, b: SeasonFacts): boolean {
  const one = seasonsOf(a);
  const other = seasonsOf(b);
  if (one.some((season) => other.includes(season))) return true;
  return !areOpposite(one, other) && !areOpposite(other, one);
}

/** How well a garment fits a season: 1 in season, 0.85 without seasons, 0.4 a season away, 0 in the opposite one. */
export function seasonFit(facts: SeasonFacts, now: Season): number {
  const worn = seasonsOf(facts);
  if (worn.length === 0) return 0.85;
  if (worn.includes(now)) return 1;
  const distances = worn.map((one) => Math.abs(seasons.indexOf(one) - seasons.indexOf(now)));
  return distances.some((distance) => distance % 2 === 1) ? 0.4 : 0;
}

import type { World } from '../world-schema.ts';
import { garmentsOf } from './wardrobes.ts';

type WorldWear = NonNullable<World['wears']>[number];

interface Look {
  readonly keys: string;
  /** The outfit of the same garments. */
  readonly outfit?: string;
}

/** What two people wear in turns; a look that is listed twice is worn more often. */
const LOOKS: Readonly<Record<string, readonly Look[]>> = {
  mariam: [
    { keys: 'trench breton jeans boots bag', outfit: 'outfit-mariam-1' },
    { keys: 'jacket ecru wide white' },
    { keys: 'purple shirt pinstripe loafers', outfit: 'outfit-mariam-2' },
    { keys: 'trench breton jeans boots bag', outfit: 'outfit-mariam-1' },
    { keys: 'cardi sky brown loafers' },
    { keys: 'puffer ecru jeans boots scarf', outfit: 'outfit-mariam-3' },
    { keys: 'green breton jeans white' },
  ],
  tomasz: [
    { keys: 'bomber oxford jeans', outfit: 'outfit-tomasz-6' },
    { keys: 'navy1 gray parka', outfit: 'outfit-tomasz-7' },
    { keys: 'bomber flannel jeans' },
    { keys: 'navy2 chinos' },
    { keys: 'hoodie joggers' },
  ],
};

/** Looks of one day. */
const SELDOM: readonly (readonly [name: string, daysAgo: number, look: Look])[] = [
  ['mariam', 205, { keys: 'maxi heels necklace', outfit: 'outfit-mariam-5' }],
  ['mariam', 140, { keys: 'blouse wide white', outfit: 'outfit-mariam-4' }],
  ['mariam', 230, { keys: 'skirt sky heels' }],
  ['tomasz', 240, { keys: 'waistcoat oxford gray' }],
  ['tomasz', 215, { keys: 'polo shorts' }],
  ['mariam', -2, { keys: 'trench breton jeans boots bag', outfit: 'outfit-mariam-1' }],
  ['mariam', -5, { keys: 'purple shirt pinstripe loafers', outfit: 'outfit-mariam-2' }],
  ['tomasz', -3, { keys: 'bomber oxford jeans', outfit: 'outfit-tomasz-6' }],
];

/** The number of days on which each of the two wears one of their looks. */
const DAYS = 56;

/** The days become rarer the longer they are ago: the last one is 285 days ago. */
const daysAgoOf = (index: number) => 1 + Math.round(index * 1.6 + index ** 2 * 0.065);

/** What the demo accounts wore and plan, the latest first; today nothing is logged yet. */
export function buildWears(usernameOf: (name: string) => string): WorldWear[] {
  const wearOf = (name: string, daysAgo: number, { keys, outfit }: Look): Omit<WorldWear, 'id'> => ({
    owner: usernameOf(name),
    daysAgo,
    itemIds: garmentsOf(name, keys).map(({ id }) => id),
    outfit: outfit ?? null,
  });
  const usual = Object.entries(LOOKS).flatMap(([name, looks]) =>
    Array.from({ length: DAYS }, (_, index) => {
      const look = looks[(index * 3) % looks.length];
      return look ? wearOf(name, daysAgoOf(index), look) : [];
    }).flat(),
  );
  const seldom = SELDOM.map(([name, daysAgo, look]) => wearOf(name, daysAgo, look));
  return [...usual, ...seldom]
    .sort((a, b) => a.daysAgo - b.daysAgo)
    .map((wear, index) => ({ id: `wear-${index + 1}`, ...wear }));
}

import type { Item } from '../entities.ts';
import { unknownOwnFacts } from '../own-facts.ts';
import { createRandom, pickRandom } from '../random.ts';
import { categories, subcategories } from '../vocabularies/categories.ts';
import { type Color, colors } from '../vocabularies/colors.ts';
import { seasons } from '../vocabularies/seasons.ts';
import { styles } from '../vocabularies/styles.ts';
import { sampleItem } from './sample-items.ts';

/** A wardrobe of random garments; some have no category or colour, some are archived. Equal seeds give equal ones. */
export function randomWardrobe(seed: number, size: number): readonly Item[] {
  const random = createRandom(seed);
  return Array.from({ length: size }, (_, index) => {
    const category = random() < 0.05 ? '' : pickRandom(categories, random);
    return sampleItem(`item-${index}`, {
      category,
      subcategory: category === '' ? '' : pickRandom(subcategories[category], random),
      color: random() < 0.1 ? 'Unheard of' : pickRandom<Color>(colors, random).name,
      style: random() < 0.2 ? '' : pickRandom(styles, random),
      season: random() < 0.5 ? [] : [pickRandom(seasons, random)],
      own: { ...unknownOwnFacts, archived: random() < 0.15 },
    });
  });
}

import { unknownItemFacts } from '@aura/domain/item-facts';
import type { OutfitLayer } from '@aura/domain/outfits';
import { storedLayers } from '@aura/domain/rules/outfit-edits';
import { arranged } from '@aura/domain/rules/outfit-templates';
import { isCategory } from '@aura/domain/vocabularies/categories';
import type { Occasion } from '@aura/domain/vocabularies/occasions';
import type { World } from '../world-schema.ts';
import { DAY } from './post-types.ts';
import { garmentsOf } from './wardrobes.ts';

/** The size of the product images. */
const front = { src: '', width: 800, height: 1000, thumbhash: null, palette: [] };

/** The garments of a demo account in the places of the flat lay. */
function layersOf(name: string, keys: string): OutfitLayer[] {
  const layers = garmentsOf(name, keys).map(({ id, category, subcategory }) => ({
    itemId: id,
    x: 50,
    y: 50,
    scale: 50,
    rotation: 0,
    mirrored: false,
    locked: false,
    item: {
      ...unknownItemFacts,
      id,
      category: isCategory(category) ? category : ('' as const),
      subcategory,
      front,
      back: null,
      likeCount: 0,
      liked: false,
      price: '',
      store: '',
      isOwner: true,
      own: null,
      frontCutout: null,
      backCutout: null,
      showsCutout: false,
    },
  }));
  return storedLayers(arranged(layers, 'flatLay'));
}

type Row = readonly [owner: string, name: string, occasions: readonly Occasion[], keys: string];

const ROWS: readonly Row[] = [
  ['mariam', 'First cold day', ['everyday', 'work'], 'trench breton jeans boots bag'],
  ['mariam', 'Court sketching', ['work'], 'purple shirt pinstripe loafers'],
  ['mariam', 'Ferry weather', ['travel'], 'puffer ecru jeans boots scarf'],
  ['mariam', 'Linen and nothing planned', ['home', 'everyday'], 'blouse wide white'],
  ['mariam', 'Wedding season, again', ['wedding', 'evening'], 'maxi heels necklace'],
  ['tomasz', 'Workshop, then dinner', ['work', 'evening'], 'bomber oxford jeans'],
  ['tomasz', 'Three navy sweaters, one chosen', ['everyday'], 'navy1 gray parka'],
  ['amara', 'The camel coat', ['work'], 'camel'],
];

/** Outfits of the demo accounts, the newest first. */
export function buildOutfits(usernameOf: (name: string) => string): NonNullable<World['outfits']> {
  return ROWS.map(([name, title, occasions, keys], index) => ({
    id: `outfit-${name}-${index + 1}`,
    owner: usernameOf(name),
    name: title,
    occasions: [...occasions],
    layers: layersOf(name, keys),
    minutesAgo: Math.round((index + 0.5) * 2.5 * DAY),
  }));
}

import type { analysisCalls } from '@aura/api-client/contract/analysis';
import { categories, subcategories } from '@aura/domain/vocabularies/categories';
import { colors } from '@aura/domain/vocabularies/colors';
import { materials } from '@aura/domain/vocabularies/materials';
import { styles } from '@aura/domain/vocabularies/styles';
import { done, type Rules, requirePerson } from './calls.ts';
import { addressId, metaOf, storeImage } from './images.ts';
import { pick } from './random.ts';
import type { State, StoredItem } from './state.ts';

type Choices = readonly [string, ...string[]];

function garment({ random }: State) {
  const category = pick(categories, random);
  const subcategory = pick(subcategories[category], random);
  const color = pick(colors.map(({ name }) => name) as unknown as Choices, random);
  const material = pick(materials as unknown as Choices, random);
  const style = pick(styles as unknown as Choices, random);
  return { category, subcategory, color, material, style, name: `${color} ${subcategory.toLowerCase()}` };
}

/**
 * The simulated detection: random values of the vocabularies from a seeded sequence (docs/product.md section 9),
 * the surest first. What it finds is kept as items of the caller, as the real one keeps them; each shows the whole
 * photo, since nothing here can cut it.
 */
export const analysisRules: Rules<keyof typeof analysisCalls> = {
  evaluateImage: async (scene, { file }) => {
    const { state } = scene;
    const person = requirePerson(scene);
    const frontId = await storeImage(state, file);
    const count = 1 + Math.floor(state.random() * 3);
    const found = Array.from(
      { length: count },
      (): StoredItem => ({
        id: state.newId('item'),
        ownerId: person.id,
        ...garment(state),
        brand: '',
        size: '',
        frontId,
        backId: null,
        price: undefined,
        store: undefined,
        createdAt: state.now(),
        isDetected: true,
        isPosted: false,
        likedBy: new Map(),
      }),
    );
    for (const item of found) state.items.set(item.id, item);
    const sureness = found.map(() => 0.4 + 0.6 * state.random()).sort((a, b) => b - a);
    const items = found.map(({ id, category, subcategory, brand, name, color, material, style }, index) => ({
      ...{ id, category, subcategory, brand, description: name, color, material, style },
      confidence: sureness[index] ?? null,
      image: addressId(frontId, false, person),
      imageMeta: metaOf(state, frontId),
    }));
    return { ...done, items };
  },
};

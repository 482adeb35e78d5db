import type { analysisCalls } from '@aura/api-client/contract/analysis';
import { detectedFactNames, unknownItemFacts } from '@aura/domain/item-facts';
import { unknownOwnFacts } from '@aura/domain/own-facts';
import { pickRandom } from '@aura/domain/random';
import { pick } from '@aura/domain/utils/pick';
import { categories, subcategories } from '@aura/domain/vocabularies/categories';
import { detectedFactValues } from '@aura/domain/vocabularies/detected-facts';
import { type Resolvers, requireUser, success } from './calls.ts';
import { imageMetaOf, storeImage, viewerImageId } from './images.ts';
import type { State, StoredItem } from './state.ts';

/** The facts that the simulation reports; it cannot recognise brands. */
const simulatedFacts = ['color', 'material', 'style'] as const;

function randomFacts({ random }: State) {
  const category = pickRandom(categories, random);
  const subcategory = pickRandom(subcategories[category], random);
  const [color = '', material = '', style = ''] = simulatedFacts.map((name) =>
    pickRandom(detectedFactValues[name] as readonly [string, ...string[]], random),
  );
  return { category, subcategory, color, material, style, name: `${color} ${subcategory.toLowerCase()}` };
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Simulated analysis: a seeded generator chooses values of the vocabularies, sorted by confidence. As on the server, the
 * caller owns the detected items; each shows the whole photo.
 */
export const analysisResolvers: Resolvers<keyof typeof analysisCalls> = {
  evaluateImage: async (context, { file }) => {
    const { state } = context;
    if (state.analysisDelayMs > 0) await delay(state.analysisDelayMs);
    const user = requireUser(context);
    const frontId = await storeImage(state, file);
    const count = 1 + Math.floor(state.random() * 3);
    const found = Array.from(
      { length: count },
      (): StoredItem => ({
        id: state.newId('item'),
        ownerId: user.id,
        ...unknownItemFacts,
        ...randomFacts(state),
        frontId,
        backId: null,
        frontCutoutId: null,
        backCutoutId: null,
        price: undefined,
        store: undefined,
        own: unknownOwnFacts,
        createdAt: state.now(),
        cutoutShown: true,
        isDetected: true,
        likedBy: new Map(),
      }),
    );
    for (const item of found) state.items.set(item.id, item);
    const confidences = found.map(() => 0.4 + 0.6 * state.random()).sort((a, b) => b - a);
    const items = found.map((item, index) => ({
      ...pick(item, detectedFactNames),
      id: item.id,
      description: item.name,
      confidence: confidences[index] ?? null,
      image: viewerImageId(frontId, false, user),
      imageMeta: imageMetaOf(state, frontId),
      cutout: null,
      cutoutMeta: null,
      box: { left: 0, top: 0, width: 1, height: 1 },
    }));
    return { ...success, items };
  },
};

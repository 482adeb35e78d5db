import networkClasses from './network-classes.json' with { type: 'json' };

/**
 * The classes of the networks (docs/model-card.md). `network-classes.json`, which the training also reads,
 * has the classes of each network with the index of their output, and the labels of Clothing Co-Parsing with
 * their mask.
 */

type MaskClass = keyof typeof networkClasses.masks;
export type GarmentClass = Exclude<MaskClass, 'background' | 'body'>;
/** Classes of a photo of a single garment. */
export type ItemClass = keyof typeof networkClasses.items;
/** The labels of Clothing Co-Parsing, which are finer than the garment classes. */
export type TagName = keyof typeof networkClasses.labels;

/** The classes of the masks, in the order of the outputs; `body` is skin and hair. */
export const maskClasses = Object.keys(networkClasses.masks) as MaskClass[];

/** The garments in a photo of a person, from top to bottom, then accessories. */
export const garmentClasses = maskClasses.filter(
  (name): name is GarmentClass => name !== 'background' && name !== 'body',
);

export const itemClasses = Object.keys(networkClasses.items) as ItemClass[];

export const tagNames = Object.keys(networkClasses.labels) as TagName[];

/** Converts a logit to a probability. */
export function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

import * as z from 'zod/mini';
import { itemUploadCopy } from '../copy/item-forms.ts';
import { itemCopy } from '../copy/items.ts';
import type { DetectedItem, ItemFacts } from '../entities.ts';
import { itemFactSchemas } from '../item-facts.ts';
import { uploadMaxItems } from '../limits/wardrobe.ts';
import { pick } from '../utils/pick.ts';
import {
  detectedFacts,
  type ItemFactValues,
  type ItemFieldName,
  isUnknown,
  itemFactDefaults,
  itemFactsSchema,
  savedFacts,
  withFact,
} from './item-fields.ts';

/** The multi-item upload form (docs/product.md section 5). */

const fieldNames = z.keyof(itemFactsSchema);

/**
 * The schema of the form. The type of photos is a parameter, because it belongs to the platform. Items
 * without a category are not validated, since they are not sent.
 */
export function itemUploadSchema<Photo>() {
  const photo = z.custom<Photo | null>();
  const draft = z
    .object({
      /** A UUID: identifies the draft in lists and in storage, and is the idempotency key of its call. */
      id: z.string(),
      ...itemFactSchemas,
      customBrand: z.string(),
      front: photo,
      back: photo,
      /** The fields that carry the 'AI Detected' badge. */
      detected: z.array(fieldNames),
    })
    .check(
      z.check(({ value, issues }) => {
        if (!hasCategory(value)) return;
        for (const { path, message } of itemFactsSchema.safeParse(value).error?.issues ?? []) {
          issues.push({ code: 'custom', input: value, path, message, continue: true });
        }
      }),
    );
  return z.object({
    items: z.array(draft).check(
      z.maxLength(uploadMaxItems, itemUploadCopy.tooManyItems),
      z.check(({ value, issues }) => {
        if (!value.some(hasCategory)) {
          issues.push({ code: 'custom', input: value, message: itemUploadCopy.categoryMissing });
        }
        value.forEach((item, index) => {
          for (const side of missingPhotos(item)) {
            issues.push({
              code: 'custom',
              input: value,
              path: [index, side],
              message: itemUploadCopy.photosMissing,
            });
          }
        });
      }),
    ),
  });
}

type ItemUploadValues<Photo> = z.infer<ReturnType<typeof itemUploadSchema<Photo>>>;

/** One item of the form. */
export type ItemDraft<Photo> = ItemUploadValues<Photo>['items'][number];

/**
 * A blank item.
 * @param id a UUID
 */
export function blankItemDraft<Photo>(id: string): ItemDraft<Photo> {
  return { id, ...itemFactDefaults, front: null, back: null, detected: [] };
}

/** The draft of the form: its items, the index of the visible one, and what is wrong with those that were sent. */
export interface ItemUploadForm<Photo> {
  readonly items: readonly ItemDraft<Photo>[];
  /** Index in `items`. */
  readonly current: number;
  /** Why the server has not accepted items, by item id. */
  readonly refusals?: Readonly<Record<string, string>>;
}

function hasCategory(item: Pick<ItemFactValues, 'category'>): boolean {
  return item.category !== '';
}

/** The sides without a photo; none for an item without a category. */
export function missingPhotos(item: {
  category: string;
  front?: unknown;
  back?: unknown;
}): ('front' | 'back')[] {
  if (item.category === '') return [];
  return (['front', 'back'] as const).filter((side) => item[side] === null || item[side] === undefined);
}

/** What an item needs before it can be sent, in the order of the form. */
export type DraftGap = 'front' | 'back' | 'category';

/** The missing parts of an item, for the accessible name of its dot; empty for an item that can be sent. */
export function draftGaps<Photo>(item: ItemDraft<Photo>): DraftGap[] {
  const photos = (['front', 'back'] as const).filter((side) => item[side] === null);
  return hasCategory(item) ? photos : [...photos, 'category'];
}

/** The positions, from 1, of the items without a category. The user confirms leaving them out. */
export function positionsWithoutCategory(items: readonly Pick<ItemFactValues, 'category'>[]): number[] {
  return items.flatMap((item, index) => (hasCategory(item) ? [] : [index + 1]));
}

/** The error message for adding one more item, or null below the limit. */
export function addItemProblem(count: number): string | null {
  return count >= uploadMaxItems ? itemUploadCopy.tooManyItems : null;
}

/** The message for removing an item, or null when others remain. */
export function removeItemProblem(count: number): string | null {
  return count <= 1 ? itemUploadCopy.cannotRemoveLast : null;
}

/** An item as it is sent: the name defaults to 'Unnamed Item', the custom brand replaces 'Other'. */
export function uploadFacts<Photo>(draft: ItemDraft<Photo>): ItemFacts {
  const facts = savedFacts(draft);
  return { ...facts, name: facts.name.trim() || itemCopy.unnamed };
}

/** Changes a fact of a draft; the field and the fields that it clears lose their badge. */
export function editDraft<Photo, N extends ItemFieldName>(
  draft: ItemDraft<Photo>,
  name: N,
  value: ItemFactValues[N],
): ItemDraft<Photo> {
  const changed = withFact(draft, name, value);
  const detected = draft.detected.filter((field) => field !== name && !isUnknown(changed[field]));
  return { ...changed, detected };
}

/** Fills the empty fields of a draft with detected facts and marks them. */
export function withDetection<Photo>(draft: ItemDraft<Photo>, detected: DetectedItem): ItemDraft<Photo> {
  const found = detectedFacts(detected);
  const keepsCategory = draft.category !== '' && draft.category !== found.category;
  const names = (Object.keys(found) as ItemFieldName[]).filter(
    (name) =>
      isUnknown(draft[name]) &&
      !(name === 'subcategory' && keepsCategory) &&
      !(name === 'customBrand' && draft.brand !== ''),
  );
  const filled = Object.fromEntries(names.map((name) => [name, found[name]]));
  return { ...draft, ...filled, detected: [...new Set([...draft.detected, ...names])] };
}

/** Clears the detected facts of a draft; the facts that the user chose stay, and what they depend on. */
function withoutDetection<Photo>(draft: ItemDraft<Photo>): ItemDraft<Photo> {
  const isChosen = (name: ItemFieldName) => !isUnknown(draft[name]) && !draft.detected.includes(name);
  const names = draft.detected.filter(
    (name) =>
      !(name === 'category' && isChosen('subcategory')) && !(name === 'brand' && isChosen('customBrand')),
  );
  return { ...draft, ...pick(itemFactDefaults, names), detected: [] };
}

/** Adds, replaces or removes a photo of a draft. The facts that were detected on another front photo are cleared. */
export function withPhoto<Photo>(
  draft: ItemDraft<Photo>,
  side: 'front' | 'back',
  photo: Photo | null,
): ItemDraft<Photo> {
  return side === 'front' ? { ...withoutDetection(draft), front: photo } : { ...draft, back: photo };
}

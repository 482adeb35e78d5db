import type { ItemFacts } from '@aura/domain/entities';
import { factValuesOf, type ItemFieldName, itemFactsSchema } from '@aura/domain/forms/item-fields';
import {
  blankItemDraft,
  type ItemDraft,
  type ItemUploadForm,
  itemUploadSchema,
  positionsWithoutCategory,
} from '@aura/domain/forms/item-upload';
import { uploadMaxItems } from '@aura/domain/limits/wardrobe';

/** One item of the upload form, with its prepared photos. */
export type Draft = ItemDraft<Blob>;

/** The items of the upload form and the index of the current one. */
export type DraftForm = ItemUploadForm<Blob>;

/** An item that the form is prefilled with. */
export interface InitialItem {
  /** Undefined when nothing is known; the facts are then detected on the front photo. */
  readonly facts?: ItemFacts | undefined;
  readonly front: Blob | null;
  readonly back: Blob | null;
}

/** Returns the nearest valid index of a list. */
export function clampIndex(index: number, length: number): number {
  return Math.min(Math.max(index, 0), length - 1);
}

/**
 * Returns the initial form: the items of the saved draft, followed by `initialItems` up to the limit. The
 * first of `initialItems` is the current one; when there are none, the draft's.
 */
export function initialDraftForm(
  draft: DraftForm | null,
  initialItems: readonly InitialItem[],
  newId: () => string,
): DraftForm {
  const saved = draft?.items ?? [];
  const added = initialItems.slice(0, uploadMaxItems - saved.length).map(
    ({ facts, front, back }): Draft => ({
      ...blankItemDraft(newId()),
      ...(facts && factValuesOf(facts)),
      front,
      back,
    }),
  );
  const items = [...saved, ...added];
  if (items.length === 0) return { items: [blankItemDraft(newId())], current: 0 };
  const current = added.length > 0 ? saved.length : (draft?.current ?? 0);
  return { items, current: clampIndex(current, items.length) };
}

/** The first validation error of the form. */
export interface DraftProblem {
  readonly text: string;
  /** Index of the invalid item; the current one when the error concerns the whole list. */
  readonly index: number;
  /** Name of the invalid field. */
  readonly field: string;
}

export const draftFormSchema = itemUploadSchema<Blob>();

/** Validates the items; returns the first error, or null (docs/product.md section 5). */
export function findDraftProblem({ items, current }: DraftForm): DraftProblem | null {
  const issue = draftFormSchema.safeParse({ items: [...items] }).error?.issues[0];
  if (!issue) return null;
  const [, index, field = 'category'] = issue.path;
  return {
    text: issue.message,
    index: typeof index === 'number' ? index : current,
    field: String(field),
  };
}

/** Returns the error messages of an item's facts, by field. */
export function factErrors(draft: Draft): Partial<Record<ItemFieldName, string>> {
  const issues = itemFactsSchema.safeParse(draft).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path: [name], message }) => [name, message]));
}

/** Returns the items to send: those with a category. */
export function sendableDrafts(items: readonly Draft[]): readonly Draft[] {
  const skipped = new Set(positionsWithoutCategory(items));
  return items.filter((_, index) => !skipped.has(index + 1));
}

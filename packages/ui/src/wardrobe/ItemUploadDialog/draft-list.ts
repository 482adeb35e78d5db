import type { ItemFacts } from '@aura/domain/entities';
import { factValuesOf } from '@aura/domain/forms/itemFields';
import {
  blankItemDraft,
  type ItemDraft,
  type ItemUploadForm,
  itemUploadSchema,
  positionsWithoutCategory,
} from '@aura/domain/forms/itemUpload';
import { uploadMaxItems } from '@aura/domain/limits';

/** One item of the form; its photos are ready to be sent. */
export type Draft = ItemDraft<Blob>;

/** The items of the form and which of them is in view. */
export type DraftList = ItemUploadForm<Blob>;

/** An item that the form begins with. */
export interface GivenItem {
  readonly facts: ItemFacts;
  readonly front: Blob | null;
  readonly back: Blob | null;
}

/** The form as it opens: one blank item. */
export function blankList(id: string): DraftList {
  return { items: [blankItemDraft(id)], current: 0 };
}

/**
 * The form as it opens with what was kept of it and, behind that and in view, the items it was opened for; as many
 * of those as there is room for.
 */
export function openedList(
  kept: DraftList | null,
  given: readonly GivenItem[],
  newId: () => string,
): DraftList {
  const items = kept?.items ?? [];
  const added = given.slice(0, uploadMaxItems - items.length).map(
    ({ facts, front, back }): Draft => ({
      ...blankItemDraft(newId()),
      ...factValuesOf(facts),
      front,
      back,
    }),
  );
  if (items.length + added.length === 0) return blankList(newId());
  const current = added.length > 0 ? items.length : (kept?.current ?? 0);
  return withCurrent({ items: [...items, ...added], current }, current);
}

/** The list with a blank item at its end, in view. */
export function withBlankDraft({ items }: DraftList, id: string): DraftList {
  return { items: [...items, blankItemDraft(id)], current: items.length };
}

/** The list with another item in view; the nearest one for an index outside. */
export function withCurrent(list: DraftList, index: number): DraftList {
  return { ...list, current: Math.min(Math.max(index, 0), list.items.length - 1) };
}

/** The list without some items. Where none is left, it starts anew with a blank one. */
export function withoutDrafts(list: DraftList, ids: readonly string[], freshId: string): DraftList {
  const items = list.items.filter(({ id }) => !ids.includes(id));
  return items.length === 0
    ? blankList(freshId)
    : withCurrent({ items, current: list.current }, list.current);
}

/** The list with every item changed that something is to change in. */
export function withChangedDrafts(list: DraftList, change: (draft: Draft) => Draft): DraftList {
  return { ...list, items: list.items.map(change) };
}

/** The list with one item changed. */
export function withChangedDraft(list: DraftList, id: string, change: (draft: Draft) => Draft): DraftList {
  return withChangedDrafts(list, (draft) => (draft.id === id ? change(draft) : draft));
}

/** Why the list cannot be sent, the item to look at, and the name of the field to begin with. */
export interface DraftProblem {
  readonly text: string;
  readonly index: number;
  readonly field: string;
}

const schema = itemUploadSchema<Blob>();

/** The first reason why the list cannot be sent, or null (docs/product.md section 5, Multi-item upload). */
export function draftProblem(list: DraftList): DraftProblem | null {
  const issue = schema.safeParse({ items: [...list.items] }).error?.issues[0];
  if (!issue) return null;
  const [, index, field = 'category'] = issue.path;
  return {
    text: issue.message,
    index: typeof index === 'number' ? index : list.current,
    field: String(field),
  };
}

/** The items that are sent: those with a category. */
export function sendableDrafts(items: readonly Draft[]): readonly Draft[] {
  const left = new Set(positionsWithoutCategory(items));
  return items.filter((_, index) => !left.has(index + 1));
}

import {
  blankItemDraft,
  type ItemDraft,
  itemUploadSchema,
  positionsWithoutCategory,
} from '@aura/domain/forms/itemUpload';

/** One item of the form; its photos are ready to be sent. */
export type Draft = ItemDraft<Blob>;

/** The items of the form and which of them is in view. */
export interface DraftList {
  readonly items: readonly Draft[];
  /** Index in `items`. */
  readonly current: number;
}

/** The form as it opens: one blank item. */
export function blankList(id: string): DraftList {
  return { items: [blankItemDraft(id)], current: 0 };
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

/** The list with one item changed. */
export function withChangedDraft(list: DraftList, id: string, change: (draft: Draft) => Draft): DraftList {
  return { ...list, items: list.items.map((draft) => (draft.id === id ? change(draft) : draft)) };
}

/** Whether a person gave the item anything that closing would lose. */
export function isDraftTouched({ id: _id, detected: _detected, ...values }: Draft): boolean {
  return Object.values(values).some((value) => value !== '' && value !== null);
}

/** Why the list cannot be sent, and the item to look at. */
export interface DraftProblem {
  readonly text: string;
  readonly index: number;
}

const schema = itemUploadSchema<Blob>();

/** The first reason why the list cannot be sent, or null (docs/product.md section 5, Multi-item upload). */
export function draftProblem(list: DraftList): DraftProblem | null {
  const issue = schema.safeParse({ items: [...list.items] }).error?.issues[0];
  if (!issue) return null;
  const index = issue.path[1];
  return { text: issue.message, index: typeof index === 'number' ? index : list.current };
}

/** The items that are sent: those with a category. */
export function sendableDrafts(items: readonly Draft[]): readonly Draft[] {
  const left = new Set(positionsWithoutCategory(items));
  return items.filter((_, index) => !left.has(index + 1));
}

import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { missingPhotos, positionsWithoutCategory } from '@aura/domain/forms/item-upload';
import { isDraftTouched } from '@aura/domain/rules/item-drafts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFieldFocus } from '../../foundations/use-field-focus.ts';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import {
  type Draft,
  type DraftForm,
  factErrors,
  findDraftProblem,
  type InitialItem,
  sendableDrafts,
} from './item-drafts.ts';
import type { UploadConfirm } from './UploadConfirmDialogs.tsx';
import { type DetectItem, isPreparing, type PreparePhoto, useDraftPhotos } from './use-draft-photos.ts';
import { type Refusals, useItemDrafts } from './use-item-drafts.ts';

/** Result of an upload. */
interface UploadOutcome {
  /** Ids of the uploaded items; they are removed from the form. */
  readonly sentIds: readonly string[];
  /** Whether items failed for a reason other than a cancel. */
  readonly failed: boolean;
  /** Reasons for rejected items, shown with the items. */
  readonly refusals: Refusals;
}

export interface UploadFormOptions {
  readonly onOpenChange: (open: boolean) => void;
  readonly preparePhoto: PreparePhoto;
  /** Detects an item on its front photo; when undefined, no detection runs. */
  readonly detectItem?: DetectItem | undefined;
  /** Sends the items, each with a category and both photos. Never rejects. */
  readonly onUpload: (items: readonly Draft[]) => Promise<UploadOutcome>;
  /** The saved draft; read on mount. */
  readonly initialDraft?: DraftForm | null;
  /** Whether a message says that the items of the draft are restored; false when the user has opened them. */
  readonly announcesDraft?: boolean;
  /** Items that the form is prefilled with, after those of the draft; read on mount. */
  readonly initialItems?: readonly InitialItem[];
  /** Called on every change, with null when nothing is left to save. Must be stable. */
  readonly onDraftChange?: ((form: DraftForm | null) => void) | undefined;
}

/** State of the multi-item form (docs/product.md sections 2, 4 and 5). */
export function useUploadForm({
  onOpenChange,
  preparePhoto,
  detectItem,
  onUpload,
  initialDraft = null,
  announcesDraft = true,
  initialItems = [],
  onDraftChange,
}: UploadFormOptions) {
  const drafts = useItemDrafts(initialDraft, initialItems, announcesDraft);
  const photos = useDraftPhotos(drafts, preparePhoto, detectItem);
  const { fieldsRef, focusField } = useFieldFocus<HTMLDivElement>();
  const [blockedIds, setBlockedIds] = useState<readonly string[]>([]);
  const [confirm, setConfirm] = useState<UploadConfirm | null>(null);
  const { items, current, refusals } = drafts;
  const isTouched = items.some(isDraftTouched);
  const uncategorized = positionsWithoutCategory(items);

  useEffect(() => {
    onDraftChange?.(items.some(isDraftTouched) ? { items, current, refusals } : null);
  }, [items, current, refusals, onDraftChange]);

  const detectInitial = useEffectEvent(() => {
    const unknown = initialItems.filter(({ facts }) => facts === undefined).map(({ front }) => front);
    for (const draft of items) if (unknown.includes(draft.front)) photos.actionsOf(draft).detectAgain();
  });
  useEffect(() => detectInitial(), []);

  const discard = () => {
    drafts.reset();
    onOpenChange(false);
  };
  const send = useSingleSubmit(async () => {
    drafts.showProblem(null);
    const sendable = sendableDrafts(items);
    for (const { id } of sendable) photos.stopDetecting(id);
    const { sentIds, failed, refusals: reasons } = await onUpload(sendable);
    drafts.remove(sentIds);
    if (failed) drafts.showFailure(reasons);
    else if (sentIds.length === items.length) discard();
  });
  const confirmOrSend = async () => {
    if (uncategorized.length === 0) return send();
    setConfirm('leave-out');
  };
  const showFirstProblem = () => {
    const problem = findDraftProblem({ items, current });
    if (problem === null) return;
    drafts.select(problem.index);
    drafts.showProblem(problem.text);
    setBlockedIds(items.map(({ id }) => id));
    focusField(problem.field);
  };

  const submit = useSingleSubmit(drafts.handleSubmit(confirmOrSend, showFirstProblem));

  return {
    drafts,
    photos,
    /** Positions, from 1, of the items without a category. */
    uncategorized,
    /** The missing photos of an item, once it has blocked an upload. */
    missingOf: (draft: Draft) => (blockedIds.includes(draft.id) ? missingPhotos(draft) : []),
    /** The error messages of an item's facts, once it has blocked an upload. */
    errorsOf: (draft: Draft) => (blockedIds.includes(draft.id) ? factErrors(draft) : undefined),
    fieldsRef,
    confirm,
    openConfirm: setConfirm,
    closeConfirm: () => setConfirm(null),
    onConfirm: (confirmed: UploadConfirm) => {
      setConfirm(null);
      if (confirmed === 'leave-out') void send();
      else if (confirmed === 'discard') discard();
      else drafts.reset();
    },
    /** Closes the form and preserves its items for the next opening. */
    dismiss: () => {
      if (isTouched) drafts.showRestored();
      onOpenChange(false);
    },
    /** Closes the form and discards its items, after a confirmation when something would be lost. */
    cancel: () => {
      if (isTouched) setConfirm('discard');
      else discard();
    },
    submit: () => {
      const preparing = sendableDrafts(items).some(({ id }) => isPreparing(photos.statusOf(id)));
      if (preparing) drafts.showProblem(itemUploadCopy.photosPreparing);
      else void submit();
    },
  };
}

import { itemUploadCopy } from '@aura/domain/copy/itemForms';
import { positionsWithoutCategory } from '@aura/domain/forms/itemUpload';
import { isDraftTouched } from '@aura/domain/rules/itemDrafts';
import { useEffect, useState } from 'react';
import { type Draft, type DraftList, draftProblem, type GivenItem, sendableDrafts } from './draft-list.ts';
import type { UploadQuestion } from './UploadQuestions.tsx';
import { type DetectItem, isPreparing, type PreparePhoto, useDraftPhotos } from './use-draft-photos.ts';
import { type Refusals, useItemDrafts } from './use-item-drafts.ts';

/** How a sending ended. */
interface UploadOutcome {
  /** The items that arrived; they leave the form. */
  readonly sentIds: readonly string[];
  /** Some did not arrive for another reason than that the person cancelled. */
  readonly failed: boolean;
  /** What the server has against items, by their ids; shown with them. */
  readonly refusals: Refusals;
}

/** A field of the item in view that was asked for; each asking is another object. */
interface MissingField {
  readonly field: string;
}

export interface UploadFormOptions {
  readonly onOpenChange: (open: boolean) => void;
  readonly preparePhoto: PreparePhoto;
  /** Without it no field is filled by itself. */
  readonly detectItem?: DetectItem | undefined;
  /** Sends the items, each with a category and both photos. Never rejects. */
  readonly onUpload: (items: readonly Draft[]) => Promise<UploadOutcome>;
  /** What was filled in and not sent before; read when the form mounts. */
  readonly initialDraft?: DraftList | null;
  /** Items that the form is opened for, behind what was kept; read when the form mounts. */
  readonly initialItems?: readonly GivenItem[];
  /** Hears of every change, to keep it: null once there is nothing to keep. Must be stable. */
  readonly onDraftChange?: ((form: DraftList | null) => void) | undefined;
}

/** What the multi-item form does (docs/product.md sections 2, 4 and 5, Multi-item upload). */
export function useUploadForm({
  onOpenChange,
  preparePhoto,
  detectItem,
  onUpload,
  initialDraft = null,
  initialItems = [],
  onDraftChange,
}: UploadFormOptions) {
  const drafts = useItemDrafts(initialDraft, initialItems);
  const photos = useDraftPhotos(drafts, preparePhoto, detectItem);
  const [missing, setMissing] = useState<MissingField | null>(null);
  const [question, setQuestion] = useState<UploadQuestion | null>(null);
  const { list } = drafts;
  const touched = list.items.some(isDraftTouched);
  const left = positionsWithoutCategory(list.items);

  useEffect(() => {
    onDraftChange?.(list.items.some(isDraftTouched) ? list : null);
  }, [list, onDraftChange]);

  const giveUp = () => {
    drafts.reset();
    onOpenChange(false);
  };
  const send = async () => {
    drafts.say(null);
    const sendable = sendableDrafts(list.items);
    for (const { id } of sendable) photos.stopDetecting(id);
    const { sentIds, failed, refusals } = await onUpload(sendable);
    drafts.dropSent(sentIds);
    if (failed) drafts.fail(refusals);
    else if (sentIds.length === list.items.length) giveUp();
  };

  return {
    drafts,
    photos,
    left,
    missing,
    question,
    ask: setQuestion,
    answer: (confirmed: UploadQuestion) => {
      setQuestion(null);
      if (confirmed === 'leave-out') void send();
      else if (confirmed === 'discard') giveUp();
      else drafts.reset();
    },
    /** Closes the form; what was filled in is there again when it opens. */
    dismiss: () => {
      if (touched) drafts.sayRestored();
      onOpenChange(false);
    },
    /** Closes the form for good; asks first when something would be lost. */
    cancel: () => {
      if (touched) setQuestion('discard');
      else giveUp();
    },
    submit: () => {
      const problem = draftProblem(list);
      const preparing = sendableDrafts(list.items).some(({ id }) => isPreparing(photos.statusOf(id)));
      if (preparing) drafts.say(itemUploadCopy.photosPreparing);
      else if (problem !== null) {
        drafts.select(problem.index);
        drafts.say(problem.text);
        setMissing({ field: problem.field });
      } else if (left.length > 0) setQuestion('leave-out');
      else void send();
    },
  };
}

import { itemUploadCopy } from '@aura/domain/copy/itemForms';
import { addItemProblem, removeItemProblem } from '@aura/domain/forms/itemUpload';
import { useRef, useState } from 'react';
import {
  blankList,
  type Draft,
  type DraftList,
  withBlankDraft,
  withChangedDraft,
  withCurrent,
  withoutDrafts,
} from './draft-list.ts';

const firstId = 'item-1';

/** What keeps the form from going on; `canRetry` when sending again may help. */
export interface FormMessage {
  readonly text: string;
  readonly canRetry: boolean;
}

export type ItemDrafts = ReturnType<typeof useItemDrafts>;

/** The state of the multi-item form: its items, the one in view, and the message that stands over it. */
export function useItemDrafts() {
  const [list, setList] = useState<DraftList>(() => blankList(firstId));
  const [message, setMessage] = useState<FormMessage | null>(null);
  const count = useRef(1);
  const freshId = () => {
    count.current += 1;
    return `item-${count.current}`;
  };
  const say = (text: string | null) => setMessage(text === null ? null : { text, canRetry: false });

  return {
    list,
    message,
    say,
    /** The alert of a failed sending. */
    sayFailed: () => setMessage({ text: itemUploadCopy.failed, canRetry: true }),
    select: (index: number) => setList((before) => withCurrent(before, index)),
    change: (id: string, change: (draft: Draft) => Draft) =>
      setList((before) => withChangedDraft(before, id, change)),
    add: () => {
      const problem = addItemProblem(list.items.length);
      say(problem);
      const id = freshId();
      if (problem === null) setList((before) => withBlankDraft(before, id));
    },
    remove: (id: string) => {
      const problem = removeItemProblem(list.items.length);
      say(problem);
      if (problem === null) setList((before) => withoutDrafts(before, [id], id));
    },
    /** Takes the items out that were sent. */
    dropSent: (ids: readonly string[]) => {
      const id = freshId();
      setList((before) => withoutDrafts(before, ids, id));
    },
    reset: () => {
      say(null);
      setList(blankList(freshId()));
    },
  };
}

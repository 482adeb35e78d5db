import type { Item } from '@aura/domain/entities';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { DeleteItemDialog } from '@aura/ui/wardrobe/DeleteItemDialog';
import { UnlikeDialog } from '@aura/ui/wardrobe/UnlikeDialog';
import { UnwishDialog } from '@aura/ui/wardrobe/UnwishDialog';
import { useEffect, useRef } from 'react';

/** What was asked for, and of which item. */
export interface ItemQuestion {
  readonly kind: 'delete' | 'unlike' | 'unwish';
  readonly item: Item;
}

interface ItemQuestionsProps {
  /** Null: nothing is asked. */
  readonly question: ItemQuestion | null;
  readonly onClose: () => void;
  readonly onDelete: (item: Item) => Promise<void>;
  readonly deleting: boolean;
  readonly onUnlike: (item: Item) => void;
  readonly onUnwish: (item: Item) => void;
}

/** The confirmations of the wardrobe. */
export default function ItemQuestions({ question, onClose, ...actions }: ItemQuestionsProps) {
  // While a dialog fades out it still shows the item that it asked about.
  const last = useRef(question);
  if (question !== null) last.current = question;
  const item = last.current?.item;

  // The card whose menu had the focus may be gone after a yes.
  const confirmed = useRef(false);
  useEffect(() => {
    if (question !== null || !confirmed.current) return;
    confirmed.current = false;
    focusPageHeading();
  }, [question]);

  if (item === undefined) return null;
  const dialog = (kind: ItemQuestion['kind']) => ({ open: question?.kind === kind, onOpenChange: onClose });
  const answer = (action: (item: Item) => void) => () => {
    confirmed.current = true;
    onClose();
    action(item);
  };
  const deleteItem = async (doomed: Item) => {
    await actions.onDelete(doomed);
    confirmed.current = true;
    onClose();
  };
  return (
    <>
      <DeleteItemDialog
        {...dialog('delete')}
        item={item}
        busy={actions.deleting}
        onConfirm={() => void deleteItem(item)}
      />
      <UnlikeDialog {...dialog('unlike')} onConfirm={answer(actions.onUnlike)} />
      <UnwishDialog {...dialog('unwish')} item={item} onConfirm={answer(actions.onUnwish)} />
    </>
  );
}

import { commonCopy } from '@aura/domain/copy/common';
import { itemUploadCopy } from '@aura/domain/copy/itemForms';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';

/** What the form asks: whether to give it up, with or without closing it, and whether to leave items out. */
export type UploadQuestion = 'discard' | 'start-over' | 'leave-out';

interface UploadQuestionsProps {
  readonly question: UploadQuestion | null;
  /** Positions of the items without a category. */
  readonly left: readonly number[];
  readonly onClose: () => void;
  readonly onConfirm: (question: UploadQuestion) => void;
}

/** The questions before something is lost or stays behind. */
export function UploadQuestions({ question, left, onClose, onConfirm }: UploadQuestionsProps) {
  const losing = question === 'start-over' ? 'start-over' : 'discard';
  return (
    <>
      <AlertDialog
        open={question === 'discard' || question === 'start-over'}
        onOpenChange={onClose}
        title={itemUploadCopy.discardHeading}
        body={itemUploadCopy.discardBody}
        cancelLabel={commonCopy.keepEditing}
        confirmLabel={commonCopy.discard}
        tone="danger"
        onConfirm={() => onConfirm(losing)}
      />
      <AlertDialog
        open={question === 'leave-out'}
        onOpenChange={onClose}
        title={itemUploadCopy.leaveOutHeading}
        body={`${itemUploadCopy.itemsWithoutCategory(left)} ${itemUploadCopy.leaveOutBody}`}
        confirmLabel={itemUploadCopy.leaveOutConfirm}
        onConfirm={() => onConfirm('leave-out')}
      />
    </>
  );
}

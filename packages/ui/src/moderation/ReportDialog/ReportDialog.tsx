import { reportCopy } from '@aura/domain/copy/reports';
import { reportNoteMaxLength } from '@aura/domain/limits/moderation';
import { characterCount } from '@aura/domain/utils/character-count';
import type { ReportTarget } from '@aura/domain/vocabularies/moderation';
import type { ReportReason } from '@aura/domain/vocabularies/report-reasons';
import { useState } from 'react';
import { fromTablet } from '../../foundations/tokens/screen.ts';
import { useMediaQuery } from '../../foundations/use-media-query.ts';
import { useDiscardDialog } from '../../primitives/AlertDialog/use-discard-dialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { DialogActions } from '../../primitives/Dialog/DialogActions.tsx';
import { ReportedTarget, type ReportedTargetProps } from './ReportedTarget.tsx';
import { ReportNote } from './ReportNote.tsx';
import { ReportReasons } from './ReportReasons.tsx';
import { ReportSent } from './ReportSent.tsx';

interface ReportDialogProps extends ReportedTargetProps {
  readonly target: ReportTarget;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly state: 'form' | 'sending' | 'sent';
  /** Why the last attempt failed. */
  readonly error?: string | undefined;
  readonly onReport: (report: { readonly reason: ReportReason; readonly note: string }) => void;
  readonly onBlock: (() => void) | undefined;
  readonly blocking: boolean;
}

/**
 * Reports a post, a comment or a person (docs/product.md section 2, Profiles, settings, policies). On phones the
 * reasons scroll, and the note stays above the buttons.
 */
export function ReportDialog({
  target,
  open,
  onClose,
  state,
  error,
  onReport,
  onBlock,
  blocking,
  ...shown
}: ReportDialogProps) {
  const isTablet = useMediaQuery(fromTablet);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const isSent = state === 'sent';
  const isSending = state === 'sending';
  const { requestClose, discardDialog } = useDiscardDialog({
    isChanged: () => !isSent && note.trim() !== '',
    onClose,
    title: reportCopy.discardTitle,
    body: reportCopy.discardQuestion,
  });
  const isTooLong = characterCount(note) > reportNoteMaxLength;
  const send = () => reason !== null && !isTooLong && onReport({ reason, note });
  const noteFields = (
    <ReportNote
      target={target}
      username={shown.username}
      note={note}
      onNoteChange={setNote}
      isTooLong={isTooLong}
      error={error}
      compact={!isTablet}
    />
  );
  const footer = isSent ? (
    <Button onClick={requestClose} className="max-tablet:flex-1">
      {reportCopy.done}
    </Button>
  ) : (
    <>
      {isTablet ? (
        <p className="me-auto text-14 text-muted">{reportCopy.next}</p>
      ) : (
        <div inert={isSending} className="flex w-full flex-col gap-3">
          {noteFields}
        </div>
      )}
      <DialogActions
        submitLabel={reportCopy.action}
        onCancel={requestClose}
        onSubmit={send}
        canSubmit={reason !== null && !isTooLong}
        isSubmitting={isSending}
      />
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={reportCopy.title(target)}
      size={isSent ? 'md' : 'lg'}
      phone="sheet"
      view={isSent ? 'sent' : 'form'}
      initialFocus="body"
      busy={isSending}
      footer={footer}
    >
      {isSent ? (
        <ReportSent username={shown.username} onBlock={onBlock} blocking={blocking} />
      ) : (
        <div inert={isSending} className="grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-10">
          <div className="max-tablet:order-last">
            <ReportReasons value={reason} onValueChange={setReason} />
          </div>
          <div className="flex flex-col gap-5">
            <ReportedTarget {...shown} />
            {isTablet && noteFields}
          </div>
        </div>
      )}
      {discardDialog}
    </Dialog>
  );
}

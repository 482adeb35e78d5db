import { commonCopy } from '@aura/domain/copy/common';
import { reportCopy } from '@aura/domain/copy/reports';
import { reportNoteMaxLength } from '@aura/domain/limits/moderation';
import { characterCount } from '@aura/domain/rules/character-count';
import type { ReportTarget } from '@aura/domain/vocabularies/moderation';
import type { ReportReason } from '@aura/domain/vocabularies/report-reasons';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useDiscardDialog } from '../../primitives/AlertDialog/use-discard-dialog.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { useLabels } from '../../primitives/LabelsProvider/use-labels.ts';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { ReportedTarget, type ReportedTargetProps } from './ReportedTarget.tsx';
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

/** Reports a post, a comment or a person (docs/product.md section 2, Report). */
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
  const labels = useLabels();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const isSent = state === 'sent';
  const { requestClose, discardDialog } = useDiscardDialog({
    isChanged: () => !isSent && note.trim() !== '',
    onClose,
    title: reportCopy.discardTitle,
    body: reportCopy.discardQuestion,
  });
  const isTooLong = characterCount(note) > reportNoteMaxLength;
  const send = () => reason !== null && !isTooLong && onReport({ reason, note });
  const footer = isSent ? (
    <Button onClick={requestClose}>{reportCopy.done}</Button>
  ) : (
    <>
      <p className="me-auto hidden text-14 text-muted tablet:block">{reportCopy.next}</p>
      <Button variant="outline" onClick={requestClose} className="max-tablet:flex-1">
        {labels.cancel}
      </Button>
      <Button
        onClick={send}
        disabled={reason === null || isTooLong}
        busy={state === 'sending'}
        className="max-tablet:flex-1"
      >
        {reportCopy.action}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={requestClose}
      title={reportCopy.title(target)}
      size={isSent ? 'md' : 'lg'}
      view={isSent ? 'sent' : 'form'}
      initialFocus="body"
      busy={state === 'sending'}
      footer={footer}
    >
      {isSent ? (
        <ReportSent username={shown.username} onBlock={onBlock} blocking={blocking} />
      ) : (
        <div className="grid grid-cols-1 gap-6 tablet:grid-cols-2 tablet:gap-10">
          <ReportReasons value={reason} onValueChange={setReason} />
          <div className="flex flex-col gap-5 max-tablet:order-first max-tablet:contents">
            <div className="max-tablet:order-first">
              <ReportedTarget {...shown} />
            </div>
            <TextArea
              label={`${reportCopy.note} (${reportCopy.optional})`}
              hint={reportCopy.notePrivacy}
              error={isTooLong ? commonCopy.tooLong(reportCopy.note, reportNoteMaxLength) : undefined}
              counterLimit={reportNoteMaxLength}
              value={note}
              onChange={({ target: field }) => setNote(field.value)}
            />
            <p className="flex gap-2 text-14 wrap-anywhere text-muted">
              <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
              {reportCopy.consequence(target, shown.username)}
            </p>
            <div>{error && <Banner tone="error">{error}</Banner>}</div>
          </div>
        </div>
      )}
      {discardDialog}
    </Dialog>
  );
}

import { commonCopy } from '@aura/domain/copy/common';
import { reportCopy } from '@aura/domain/copy/reports';
import { reportNoteMaxLength } from '@aura/domain/limits/moderation';
import type { ReportTarget } from '@aura/domain/vocabularies/moderation';
import { EyeOff } from 'lucide-react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';

interface ReportNoteProps {
  readonly target: ReportTarget;
  readonly username: string;
  readonly note: string;
  readonly onNoteChange: (note: string) => void;
  readonly isTooLong: boolean;
  /** Why the last attempt failed. */
  readonly error: string | undefined;
  /** With one line at first, above the buttons of a phone. */
  readonly compact: boolean;
}

/** What a reporter adds, what the report causes, and why it failed. */
export function ReportNote({
  target,
  username,
  note,
  onNoteChange,
  isTooLong,
  error,
  compact,
}: ReportNoteProps) {
  return (
    <>
      <TextArea
        label={`${reportCopy.note} (${reportCopy.optional})`}
        hint={reportCopy.notePrivacy}
        error={isTooLong ? commonCopy.tooLong(reportCopy.note, reportNoteMaxLength) : undefined}
        counterLimit={reportNoteMaxLength}
        value={note}
        onChange={({ target: field }) => onNoteChange(field.value)}
        {...(compact && { rows: 1, textClassName: 'min-h-0 max-h-30' })}
      />
      <p className="flex gap-2 text-14 wrap-anywhere text-muted">
        <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
        {reportCopy.consequence(target, username)}
      </p>
      {error && <Banner tone="error">{error}</Banner>}
    </>
  );
}

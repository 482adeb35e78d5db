import {
  type ReportRef,
  useHideReportedMutation,
  useReportMutation,
} from '@aura/api-client/endpoints/reports';
import { toApiError } from '@aura/api-client/errors';
import { reportCopy } from '@aura/domain/copy/reports';
import type { Image } from '@aura/domain/entities';
import { ReportDialog } from '@aura/ui/moderation/ReportDialog';
import { refusalText } from './refusal-text.ts';
import { isBlockedBy, useBlockUser } from './use-block-user.ts';
import type { CurrentUser } from './use-current-user.ts';

/** What is reported, with what the dialog shows of it. */
export interface ReportSubject extends ReportRef {
  readonly username: string;
  readonly text: string;
  readonly image: Image | null;
}

interface ReportTargetProps {
  readonly subject: ReportSubject;
  readonly currentUser: CurrentUser;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function problemText(error: unknown): string {
  if (toApiError(error).status === 404) return reportCopy.gone;
  return refusalText(error, ['SUSPENDED', 'RATE_LIMITED'], reportCopy.failed);
}

/** The report of a post, a comment or a person. After it was sent, closing takes the target away. */
export default function ReportTarget({ subject, currentUser, open, onOpenChange }: ReportTargetProps) {
  const { username } = subject;
  const [report, { isLoading, isSuccess, error }] = useReportMutation();
  const [hide] = useHideReportedMutation();
  const { setBlocked, busy } = useBlockUser(currentUser, username);
  const isSent = isSuccess && !isLoading;
  const close = () => {
    onOpenChange(false);
    if (isSent) void hide(subject);
  };
  return (
    <ReportDialog
      target={subject.targetType}
      username={username}
      text={subject.text}
      image={subject.image}
      open={open}
      onClose={close}
      state={isLoading ? 'sending' : isSent ? 'sent' : 'form'}
      error={error && problemText(error)}
      onReport={(values) => void report({ ...subject, ...values })}
      onBlock={isBlockedBy(currentUser, username) ? undefined : () => void setBlocked(true)}
      blocking={busy}
    />
  );
}

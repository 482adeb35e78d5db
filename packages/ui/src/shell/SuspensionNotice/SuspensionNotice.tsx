import { suspensionCopy } from '@aura/domain/copy/moderation';
import { ShieldAlert, X } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

interface SuspensionNoticeProps {
  /** Why and until when the account is suspended; null while nothing is to be shown. */
  readonly text: string | null;
  readonly settingsHref: string;
  readonly onDismiss: () => void;
}

/** A row above any page that says why the account cannot write. It moves the page down, so that it covers nothing. */
export function SuspensionNotice({ text, settingsHref, onDismiss }: SuspensionNoticeProps) {
  return (
    <div role="status">
      {text !== null && (
        <div className="flex items-start gap-3 border-b border-line bg-sunken px-5 py-1 text-14 tablet:px-12">
          <ShieldAlert aria-hidden className="my-3 size-5 shrink-0" />
          <p className="min-w-0 flex-1 py-3 wrap-anywhere">
            {text} {suspensionCopy.stillPossible}{' '}
            <Link href={settingsHref} className="font-semibold underline">
              {suspensionCopy.details}
            </Link>
          </p>
          <IconButton label={suspensionCopy.dismiss} onClick={onDismiss} className="-me-3">
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}

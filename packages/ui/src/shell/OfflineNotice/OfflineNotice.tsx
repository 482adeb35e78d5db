import { shellCopy } from '@aura/domain/copy/shell';
import { WifiOff } from 'lucide-react';

interface OfflineNoticeProps {
  readonly offline: boolean;
}

/** A notice shown on any page while there is no connection. It covers no controls. */
export function OfflineNotice({ offline }: OfflineNoticeProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-(--size-top-bar-phone) z-toast flex justify-center px-5 pt-2 tablet:top-(--size-top-bar)"
    >
      {offline && (
        <p className="flex items-center gap-2 rounded-full bg-ink px-4 py-2 text-14 font-medium text-on-ink shadow-float">
          <WifiOff aria-hidden className="size-4" />
          {shellCopy.offline}
        </p>
      )}
    </div>
  );
}

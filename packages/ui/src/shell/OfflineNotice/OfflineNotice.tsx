import { shellCopy } from '@aura/domain/copy/shell';
import { WifiOff } from 'lucide-react';
import { useRootAttribute } from '../../foundations/use-root-attribute.ts';

interface OfflineNoticeProps {
  readonly offline: boolean;
}

/**
 * A row above any page while there is no connection. It moves the page down, so that it covers nothing, and stays at
 * the top of the window while the page scrolls.
 */
export function OfflineNotice({ offline }: OfflineNoticeProps) {
  useRootAttribute('data-offline', offline);
  return (
    <div role="status" className="sticky top-0 z-notice">
      {offline && (
        <p className="flex min-h-9 items-center justify-center gap-2 bg-ink px-5 text-14 font-medium text-on-ink">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {shellCopy.offline}
        </p>
      )}
    </div>
  );
}

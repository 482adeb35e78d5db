import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { type ReactNode, Suspense } from 'react';
import type { ReportSubject } from './ReportTarget.tsx';
import type { CurrentUser } from './use-current-user.ts';
import { useDialogSubject } from './use-dialog-subject.ts';

const ReportTarget = lazyComponent(() => import('./ReportTarget.tsx'));
const BlockPerson = lazyComponent(() => import('./BlockPerson.tsx'));

/**
 * The dialogs for reporting and blocking, loaded when they open.
 * @returns stable functions that open them, and the dialogs to render
 */
export function useSafetyDialogs(currentUser: CurrentUser): {
  readonly report: (subject: ReportSubject) => void;
  readonly block: (username: string) => void;
  readonly dialogs: ReactNode;
} {
  const reported = useDialogSubject<ReportSubject>();
  const blocked = useDialogSubject<string>();
  const dialogs = (
    <Suspense fallback={null}>
      {reported.dialog && (
        <ReportTarget
          key={reported.dialog.openCount}
          subject={reported.dialog.subject}
          currentUser={currentUser}
          open={reported.dialog.open}
          onOpenChange={reported.onOpenChange}
        />
      )}
      {blocked.dialog && (
        <BlockPerson
          username={blocked.dialog.subject}
          currentUser={currentUser}
          open={blocked.dialog.open}
          onOpenChange={blocked.onOpenChange}
        />
      )}
    </Suspense>
  );
  return { report: reported.show, block: blocked.show, dialogs };
}

import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense } from 'react';
import type { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import type { WaitingItem } from './UploadItems.tsx';

/** Not by `import-upload-items.ts`, which is in the chunk of the wardrobe: other pages would load that too. */
const UploadItems = lazyComponent(() => import('./UploadItems.tsx'));

type WaitingUploadProps = Pick<ReturnType<typeof useDialogSubject<WaitingItem>>, 'dialog' | 'onOpenChange'>;

/** The form of an upload that waits for a connection, opened at one of its items. */
export function WaitingUpload({ dialog, onOpenChange }: WaitingUploadProps) {
  const email = useAppSelector(selectIdentity)?.email ?? '';
  return (
    <Suspense>
      {dialog && (
        <UploadItems
          key={dialog.openCount}
          open={dialog.open}
          onOpenChange={onOpenChange}
          email={email}
          waiting={dialog.subject}
        />
      )}
    </Suspense>
  );
}

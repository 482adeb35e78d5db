import { followCopy } from '@aura/domain/copy/follows';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { FollowButton } from '@aura/ui/profile/FollowButton';
import { type ComponentProps, Suspense } from 'react';
import { useDialogSubject } from './use-dialog-subject.ts';

const AlertDialog = lazyComponent(async () => ({
  default: (await import('@aura/ui/primitives/AlertDialog')).AlertDialog,
}));

interface FollowActionProps extends ComponentProps<typeof FollowButton> {
  /** Whether the person follows the current user, so that an unfollow hides posts and needs a confirmation. */
  readonly followsYou: boolean;
}

/** The follow button of a person, which asks before it ends a friendship. */
export function FollowAction({ followsYou, onFollowedChange, ...button }: FollowActionProps) {
  const { username } = button;
  const { dialog, show, onOpenChange } = useDialogSubject<string>();
  const unfollow = () => {
    onFollowedChange(false);
    onOpenChange(false);
  };
  return (
    <>
      <FollowButton
        {...button}
        onFollowedChange={(on) => (followsYou && !on ? show(username) : onFollowedChange(on))}
      />
      {dialog && (
        <Suspense fallback={null}>
          <AlertDialog
            open={dialog.open}
            onOpenChange={onOpenChange}
            title={followCopy.unfollowQuestion(username)}
            body={followCopy.unfollowBody(username)}
            confirmLabel={followCopy.unfollow}
            onConfirm={unfollow}
          />
        </Suspense>
      )}
    </>
  );
}

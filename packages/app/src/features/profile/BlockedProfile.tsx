import { blockCopy } from '@aura/domain/copy/blocks';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { Button } from '@aura/ui/primitives/Button';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { type ReactNode, useEffect } from 'react';
import { type CurrentUserWithProfile, useBlockUser } from '../../shared/use-block-user.ts';

interface BlockedProfileProps {
  readonly username: string;
  readonly currentUser: CurrentUserWithProfile;
  /** Further actions. */
  readonly actions: ReactNode;
}

/** Replaces the profile of a user whom the current user blocks, and offers to unblock them. */
export function BlockedProfile({ username, currentUser, actions }: BlockedProfileProps) {
  const { setBlocked, busy } = useBlockUser(currentUser, username);
  useEffect(() => {
    // The menu and the dialog that blocked the user have disappeared.
    if (document.activeElement === document.body) focusPageHeading();
  }, []);
  const unblock = () => {
    // The button disappears with this page.
    focusPageHeading();
    void setBlocked(false);
  };
  return (
    <MessagePage
      heading={blockCopy.blocked(username)}
      body={blockCopy.blockedBody}
      actions={
        <>
          <Button onClick={unblock} busy={busy}>
            {blockCopy.unblock}
          </Button>
          {actions}
        </>
      }
    />
  );
}

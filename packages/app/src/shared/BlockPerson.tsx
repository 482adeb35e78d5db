import { blockCopy } from '@aura/domain/copy/blocks';
import { AlertDialog } from '@aura/ui/primitives/AlertDialog';
import { useBlockUser } from './use-block-user.ts';
import type { CurrentUser } from './use-current-user.ts';

interface BlockPersonProps {
  readonly username: string;
  readonly currentUser: CurrentUser;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks whether to block another user, and blocks them. */
export default function BlockPerson({ username, currentUser, open, onOpenChange }: BlockPersonProps) {
  const { setBlocked, busy } = useBlockUser(currentUser, username);
  const block = async () => {
    await setBlocked(true);
    onOpenChange(false);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={blockCopy.question(username)}
      body={blockCopy.body}
      confirmLabel={blockCopy.block}
      tone="danger"
      busy={busy}
      onConfirm={() => void block()}
    />
  );
}

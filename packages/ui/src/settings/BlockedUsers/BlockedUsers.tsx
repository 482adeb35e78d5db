import { commonCopy } from '@aura/domain/copy/common';
import { privacySettingsCopy } from '@aura/domain/copy/settings';
import { onSinglePress } from '../../foundations/on-single-press.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

interface BlockedUsersProps {
  readonly usernames: readonly string[];
  /** Usernames that stay blocked after saving. */
  readonly stillBlocked: readonly string[];
  readonly onStillBlockedChange: (staying: readonly string[]) => void;
}

/** The blocked users. Unblocking takes effect when the settings are saved. */
export function BlockedUsers({
  usernames,
  stillBlocked: staying,
  onStillBlockedChange: onStayingChange,
}: BlockedUsersProps) {
  return (
    <div>
      <h3 className="font-serif text-22">{privacySettingsCopy.blockedUsers}</h3>
      {usernames.length === 0 ? (
        <p className="mt-2 text-muted">{privacySettingsCopy.noBlockedUsers}</p>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {usernames.map((username) => {
            const stays = staying.includes(username);
            const toggle = () =>
              onStayingChange(
                usernames.filter((name) => (name === username ? !stays : staying.includes(name))),
              );
            return (
              <li key={username} className="flex min-h-16 items-center gap-3 py-2">
                <Avatar src={null} name={username} />
                <div className="min-w-0 flex-1">
                  <p className="truncate">{commonCopy.handle(username)}</p>
                  {!stays && <p className="text-14 text-muted">{privacySettingsCopy.unblockPending}</p>}
                </div>
                <Button
                  variant={stays ? 'outline' : 'quiet'}
                  size="sm"
                  onClick={onSinglePress(toggle)}
                  aria-label={
                    stays
                      ? privacySettingsCopy.unblockPerson(username)
                      : privacySettingsCopy.undoUnblock(username)
                  }
                >
                  {stays ? privacySettingsCopy.unblock : commonCopy.undo}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

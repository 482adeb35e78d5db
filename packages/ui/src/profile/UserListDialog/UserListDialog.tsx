import { commonCopy } from '@aura/domain/copy/common';
import type { Person } from '@aura/domain/entities';
import type { ReactNode } from 'react';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

interface UserListDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Title of the list, for example "Followers". */
  readonly title: string;
  readonly users: readonly Person[];
  /** Text of the empty list. */
  readonly empty: string;
  /** URL of a user's profile. */
  readonly hrefOf: (username: string) => string;
  /** Shown at the end of a user's row, such as a follow button. */
  readonly actionOf?: (user: Person) => ReactNode;
  /** The end of a list that is read in pages. */
  readonly children?: ReactNode;
}

/**
 * A list of followers or followed users, each linked to the profile (docs/product.md section 2, Profiles, settings,
 * policies).
 */
export function UserListDialog({
  title,
  users: people,
  empty,
  hrefOf,
  actionOf,
  children,
  ...dialog
}: UserListDialogProps) {
  return (
    <Dialog {...dialog} title={title} size="sm">
      {people.length === 0 ? (
        <p className="py-8 text-center text-muted">{empty}</p>
      ) : (
        <ul aria-label={title}>
          {people.map((person) => (
            <li key={person.username} className="flex items-center gap-2">
              <Link
                href={hrefOf(person.username)}
                className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control px-2 hover:bg-hover"
              >
                <Avatar {...avatarProps(person.avatar)} name={person.displayName || person.username} />
                <span className="flex min-w-0 flex-col">
                  <span dir="auto" className="truncate font-medium">
                    {person.displayName || person.username}
                  </span>
                  <span className="truncate text-14 text-muted">{commonCopy.handle(person.username)}</span>
                </span>
              </Link>
              {actionOf?.(person)}
            </li>
          ))}
        </ul>
      )}
      {children}
    </Dialog>
  );
}

import type { Person } from '@aura/domain/entities';
import { Shield } from 'lucide-react';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';

interface NotificationPeopleProps {
  /** The newest people; empty for a moderator's decision. */
  readonly people: readonly Person[];
}

/** Who a notification is about: one picture, two in a diagonal, or the shield of moderation. */
export function NotificationPeople({ people }: NotificationPeopleProps) {
  const [first, second] = people;
  if (first === undefined) {
    return (
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken">
        <Shield aria-hidden className="size-5 stroke-icon" />
      </span>
    );
  }
  const avatarOf = ({ avatar, displayName, username }: Person, size: 'sm' | 'lg') => (
    <Avatar {...avatarProps(avatar, size)} name={displayName || username} />
  );
  if (second === undefined) return avatarOf(first, 'lg');
  return (
    <span className="relative size-12 shrink-0">
      <span className="absolute inset-s-0 top-0 flex">{avatarOf(first, 'sm')}</span>
      <span className="absolute inset-e-0 bottom-0 flex rounded-full ring-2 ring-paper">
        {avatarOf(second, 'sm')}
      </span>
    </span>
  );
}

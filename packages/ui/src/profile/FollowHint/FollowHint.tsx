import { followCopy } from '@aura/domain/copy/follows';
import type { Relation } from '@aura/domain/rules/follows';
import { UserRoundPlus } from 'lucide-react';

interface FollowHintProps {
  readonly relation: Relation;
  /** The person's name. */
  readonly name: string;
}

/** Says what following a person back means, or that both are friends; nothing for other relations. */
export function FollowHint({ relation, name }: FollowHintProps) {
  if (relation === 'friends') {
    return (
      <p className="text-14 text-balance text-muted desktop:max-w-80 desktop:text-end">
        {followCopy.friendsHint(name)}
      </p>
    );
  }
  if (relation !== 'follows-you') return null;
  return (
    <p className="flex items-center gap-2 text-14 text-muted">
      <UserRoundPlus aria-hidden className="size-4 shrink-0 stroke-icon" />
      <span>{followCopy.followBack(name)}</span>
    </p>
  );
}

import { followCopy } from '@aura/domain/copy/follows';
import type { Person } from '@aura/domain/entities';
import { AvatarStack } from '../AvatarStack/AvatarStack.tsx';

/** People shown by name. */
const nameCount = 2;

interface FollowedByProps {
  /** The first of the followed people who follow this profile; not empty. */
  readonly people: readonly Person[];
  /** The number of all of them. */
  readonly total: number;
  /** Opens the list of followers. */
  readonly onShow: () => void;
}

/** The people whom the current user follows and who follow this profile too. */
export function FollowedBy({ people, total, onShow }: FollowedByProps) {
  const names = people.slice(0, nameCount).map(({ username }) => username);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onShow}
      className="flex min-h-target max-w-full items-center gap-2 rounded-mark text-start text-14 text-muted hover:text-ink"
    >
      <AvatarStack people={people} />
      <span className="min-w-0 wrap-anywhere">
        {followCopy.followedBy(names.join(', '), total - names.length)}
      </span>
    </button>
  );
}

import { postCopy } from '@aura/domain/copy/post';
import type { Post } from '@aura/domain/entities';
import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { onSinglePress } from '../../foundations/on-single-press.ts';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { fullTime, relativeTime } from '../../text/time.ts';

interface PostAuthorProps {
  readonly post: Post;
  /** Milliseconds since the epoch, for the relative time. */
  readonly now: number;
  readonly profileHref: string;
  readonly followed: boolean;
  /** Called when following is toggled; undefined for own posts. */
  readonly onFollowedChange?: ((followed: boolean) => void) | undefined;
  /** A menu at the end of the row. */
  readonly menu?: ReactNode;
}

/** The author of a post, with time and place. The avatar toggles following, the name links to the profile. */
export function PostAuthor({ post, now, profileHref, followed, onFollowedChange, menu }: PostAuthorProps) {
  const { author, createdAt, editedAt, location } = post;
  const mark = followed ? <Check aria-hidden /> : <Plus aria-hidden />;
  const avatar = (
    <Avatar
      {...avatarProps(author.avatar, 'lg')}
      name={author.displayName || author.username}
      mark={onFollowedChange && mark}
    />
  );
  const { username } = author;
  return (
    <div className="flex items-center gap-3">
      {onFollowedChange ? (
        <button
          type="button"
          aria-pressed={followed}
          aria-label={postCopy.follow(username)}
          onClick={onSinglePress(() => onFollowedChange(!followed))}
          className="rounded-full ring-offset-2 ring-offset-paper hover:ring-2 hover:ring-line-strong"
        >
          {avatar}
        </button>
      ) : (
        avatar
      )}
      <div className="min-w-0 flex-1">
        <Link
          href={profileHref}
          title={username}
          className="-my-2.5 inline-flex min-h-target max-w-full items-center font-semibold hover:underline"
        >
          <span dir="auto" className="truncate">
            {username}
          </span>
        </Link>
        {/* A new element per text, so that changed text does not count as a layout shift. */}
        <p key={`${post.id} ${editedAt}`} className="truncate text-14 text-muted">
          <time dir="auto" dateTime={createdAt} title={fullTime(createdAt)}>
            {relativeTime(createdAt, now)}
          </time>
          {editedAt !== null && (
            <>
              {' · '}
              <time dateTime={editedAt} title={fullTime(editedAt)}>
                {postCopy.edited}
              </time>
            </>
          )}
          {location !== '' && (
            <>
              {' · '}
              <bdi>{location}</bdi>
            </>
          )}
        </p>
      </div>
      {menu}
    </div>
  );
}

import { moderationCopy } from '@aura/domain/copy/moderation';
import { reportReasonCopy } from '@aura/domain/copy/reports';
import type { ModerationCase } from '@aura/domain/moderation';
import { dateText } from '@aura/domain/rules/date-text';
import { isCovered } from '@aura/domain/rules/moderation';
import { useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { avatarProps, imageProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { relativeTime } from '../../text/time.ts';
import { DecisionList } from '../DecisionList/DecisionList.tsx';
import { CasePosts } from './CasePosts.tsx';
import { CaseThread } from './CaseThread.tsx';
import { CoveredPictures } from './CoveredPictures.tsx';

interface CaseDetailsProps {
  readonly shown: ModerationCase;
  /** The current time in milliseconds. */
  readonly now: number;
  readonly postHref: (postId: string) => string;
}

const headingStyle = 'font-serif text-22';

/** A reported target with its context, its reports and the account's record. */
export function CaseDetails({ shown, now, postHref }: CaseDetailsProps) {
  const { author, account, postId } = shown;
  const isPerson = shown.targetType === 'person';
  const image = shown.image ?? (isPerson ? author.avatar : null);
  const [uncoveredId, setUncoveredId] = useState<string | null>(null);
  const covered = isCovered(shown.reason) && uncoveredId !== shown.id;
  const uncover = () => setUncoveredId(shown.id);
  return (
    <div className="flex flex-col gap-8">
      <section
        className={cn(
          'grid gap-4 tablet:gap-6',
          image && 'grid-cols-[9.5rem_minmax(0,1fr)] tablet:grid-cols-[17rem_minmax(0,1fr)]',
        )}
      >
        {image && (
          <CoveredPictures covered={covered} onShow={uncover} className="aspect-3/4 p-2 tablet:p-4">
            {/* Without a halo: evidence, not a stage. */}
            <Image {...imageProps(image)} alt="" ratio={3 / 4} sizes="17rem" className="rounded-card" />
          </CoveredPictures>
        )}
        <div className="flex min-w-0 flex-col gap-2 tablet:gap-3">
          <p className="text-14 text-muted">
            {moderationCopy.targets[shown.targetType]}
            {shown.createdAt !== null && ` · ${relativeTime(shown.createdAt, now)}`}
          </p>
          <p className="flex items-center gap-2.5">
            <Avatar
              {...avatarProps(isPerson && covered ? null : author.avatar, 'sm')}
              name={author.username}
              className="max-tablet:hidden"
            />
            <span dir="auto" className="min-w-0 truncate font-semibold">
              {author.username}
            </span>
          </p>
          <h2
            tabIndex={-1}
            dir="auto"
            className="font-serif text-22 wrap-anywhere outline-none tablet:text-28"
          >
            {shown.text || author.username}
          </h2>
          <p className="text-accent">{shown.tags.join(' ')}</p>
          <p className="text-14 text-muted">
            {moderationCopy.account(account.posts, account.followers)}
            <br />
            {moderationCopy.joined(dateText(account.joinedAt))}
          </p>
          {postId !== null && (
            <Link href={postHref(postId)} className="self-start py-2.5 underline">
              {moderationCopy.openPost}
            </Link>
          )}
        </div>
      </section>
      {shown.thread.length > 0 && <CaseThread shown={shown} covered={covered} onShow={uncover} />}
      {shown.posts.length > 0 && <CasePosts posts={shown.posts} covered={covered} onShow={uncover} />}
      <section>
        <h3 className={headingStyle}>
          {moderationCopy.reports} <span className="text-14 text-muted">{shown.reportCount}</span>
        </h3>
        <ul className="mt-2 divide-y divide-line text-14">
          {shown.reports.map(({ reporter, reason, note, createdAt }) => (
            <li key={reporter.username} className="flex items-center gap-3 py-3">
              <Avatar {...avatarProps(reporter.avatar, 'sm')} name={reporter.username} />
              <span className="min-w-0 flex-1">
                <b dir="auto">{reporter.username}</b>
                <span dir="auto" className="block wrap-anywhere">
                  {reportReasonCopy[reason].name}
                  {note !== '' && `: “${note}”`}
                </span>
              </span>
              <time dateTime={createdAt} className="text-muted">
                {relativeTime(createdAt, now)}
              </time>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className={headingStyle}>{moderationCopy.record}</h3>
        {shown.record.length === 0 ? (
          <p className="mt-2 text-14 text-muted">{moderationCopy.noRecord}</p>
        ) : (
          <DecisionList label={moderationCopy.record} decisions={shown.record} now={now} />
        )}
      </section>
    </div>
  );
}

import { moderationCopy } from '@aura/domain/copy/moderation';
import { reportReasonCopy } from '@aura/domain/copy/reports';
import type { CaseSummary } from '@aura/domain/moderation';
import { isCovered } from '@aura/domain/rules/moderation';
import { ChevronRight, EyeOff, MessageCircle, User } from 'lucide-react';
import type { Ref } from 'react';
import { cn } from '../../foundations/cn.ts';
import { imageProps } from '../../images/image-props.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import { relativeTime } from '../../text/time.ts';

interface CaseQueueProps {
  readonly ref?: Ref<HTMLUListElement>;
  readonly cases: readonly CaseSummary[];
  /** The current time in milliseconds. */
  readonly now: number;
  readonly shownId: string | null;
  /** The case whose row gets the focus when the queue appears. */
  readonly focusedId?: string | null;
  readonly onShow: (caseId: string) => void;
}

function Thumbnail({ image, author, targetType, reason }: CaseSummary) {
  const shownImage = targetType === 'person' ? author.avatar : image;
  const isHidden = shownImage !== null && isCovered(reason);
  const Icon = isHidden ? EyeOff : targetType === 'person' ? User : MessageCircle;
  const box = 'h-18 w-13.5 shrink-0 rounded-inner desktop:h-16 desktop:w-13';
  return shownImage && !isHidden ? (
    <Image {...imageProps(shownImage)} alt="" ratio="fill" sizes="4rem" className={box} />
  ) : (
    <span className={cn(box, 'grid place-items-center bg-sunken text-muted')}>
      <Icon aria-hidden className="size-5" />
    </span>
  );
}

const focusOnMount = (row: HTMLElement | null) => row?.focus();

/** Person, reason and number of reports; below desktop width also the time and the words of a comment. */
function CaseFacts({ one, now }: { readonly one: CaseSummary; readonly now: number }) {
  const { targetType, author, text, reason, reportCount, reportedAt } = one;
  const isQuoted = targetType === 'comment';
  return (
    <span className="min-w-0 flex-1 text-14">
      <span className="flex gap-2">
        <span dir="auto" className="min-w-0 flex-1 truncate font-semibold max-desktop:text-16">
          {author.username}
        </span>
        <span className="text-12 text-muted max-desktop:hidden">{moderationCopy.targets[targetType]}</span>
        <time dateTime={reportedAt} className="text-muted desktop:hidden">
          {relativeTime(reportedAt, now, 'en', 'narrow')}
        </time>
      </span>
      {isQuoted && (
        <span dir="auto" className="block truncate desktop:hidden">
          “{text}”
        </span>
      )}
      <span className={cn('block truncate', isQuoted && 'max-desktop:hidden')}>
        {reportReasonCopy[reason].name}
      </span>
      <span className="block truncate text-muted">
        <span className="desktop:hidden">{moderationCopy.targets[targetType]} · </span>
        {moderationCopy.reportCount(reportCount)}
        {isQuoted && <span className="desktop:hidden"> · {reportReasonCopy[reason].name}</span>}
      </span>
    </span>
  );
}

/** The open cases, those with the most reports first; j and k move through them. */
export function CaseQueue({ ref, cases, now, shownId, focusedId, onShow }: CaseQueueProps) {
  return (
    <ul
      ref={ref}
      aria-label={moderationCopy.queue}
      className="flex flex-col max-desktop:divide-y max-desktop:divide-line desktop:-ms-3 desktop:gap-1"
    >
      {cases.map((one) => (
        <li key={one.id}>
          <button
            ref={one.id === focusedId ? focusOnMount : undefined}
            type="button"
            aria-current={one.id === shownId || undefined}
            onClick={() => onShow(one.id)}
            className={cn(
              'flex w-full items-center gap-3 rounded-image py-3 text-start hover:bg-hover desktop:px-3',
              one.id === shownId && 'bg-surface inset-ring inset-ring-line',
            )}
          >
            <Thumbnail {...one} />
            <CaseFacts one={one} now={now} />
            <ChevronRight aria-hidden className="size-5 shrink-0 rtl:-scale-x-100 desktop:hidden" />
          </button>
        </li>
      ))}
    </ul>
  );
}

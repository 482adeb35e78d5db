import { moderationCopy } from '@aura/domain/copy/moderation';
import { reportReasonCopy } from '@aura/domain/copy/reports';
import type { CaseSummary } from '@aura/domain/moderation';
import { isCovered } from '@aura/domain/rules/moderation';
import { ChevronRight, MessageCircle, User } from 'lucide-react';
import { cn } from '../../foundations/cn.ts';
import { imageProps } from '../../images/image-props.ts';
import { Image } from '../../primitives/Image/Image.tsx';

interface CaseQueueProps {
  readonly cases: readonly CaseSummary[];
  readonly shownId: string | null;
  readonly onShow: (caseId: string) => void;
}

function Thumbnail({ image, author, targetType, reason }: CaseSummary) {
  const picture = targetType === 'person' ? author.avatar : image;
  const Icon = targetType === 'person' ? User : MessageCircle;
  const box = 'h-16 w-13 shrink-0 rounded-inner';
  return picture && !isCovered(reason) ? (
    <Image {...imageProps(picture)} alt="" ratio="fill" sizes="4rem" className={box} />
  ) : (
    <span className={cn(box, 'grid place-items-center bg-sunken text-muted')}>
      <Icon aria-hidden className="size-5" />
    </span>
  );
}

/** The open cases, those with the most reports first; j and k move through them. */
export function CaseQueue({ cases, shownId, onShow }: CaseQueueProps) {
  return (
    <ul
      aria-label={moderationCopy.queue}
      className="flex flex-col max-desktop:divide-y max-desktop:divide-line desktop:gap-1"
    >
      {cases.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            aria-current={one.id === shownId || undefined}
            onClick={() => onShow(one.id)}
            className={cn(
              'flex w-full items-center gap-3 rounded-image py-3 text-start hover:bg-hover desktop:px-3',
              one.id === shownId && 'bg-surface inset-ring inset-ring-line',
            )}
          >
            <Thumbnail {...one} />
            <span className="min-w-0 flex-1 text-14">
              <span className="flex gap-2">
                <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
                  {one.author.username}
                </span>
                <span className="text-12 text-muted">{moderationCopy.targets[one.targetType]}</span>
              </span>
              <span className="block truncate">{reportReasonCopy[one.reason].name}</span>
              <span className="block text-muted">{moderationCopy.reportCount(one.reportCount)}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 rtl:-scale-x-100 desktop:hidden" />
          </button>
        </li>
      ))}
    </ul>
  );
}

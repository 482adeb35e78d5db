import { feedCopy } from '@aura/domain/copy/feed';
import type { ReactNode, RefObject } from 'react';
import { cn } from '../../foundations/cn.ts';
import { FeedToolbar, type FeedToolbarProps } from '../FeedToolbar/FeedToolbar.tsx';

interface FeedStageProps extends FeedToolbarProps {
  /** Position of the post in the feed, from 1; undefined on the page of a single post. */
  readonly position?: number;
  readonly total?: number;
  /** Whether `total` is a minimum, because further posts may follow. */
  readonly atLeast?: boolean;
  /** The photo or the items. */
  readonly stage: ReactNode;
  /** Ref of the stage, for gestures. */
  readonly stageRef?: RefObject<HTMLDivElement | null>;
  /** The arrows, placed next to the photo on desktops. */
  readonly arrows?: ReactNode;
  /** Author, text and actions of the post. */
  readonly details: ReactNode;
  /** The comments next to the stage; shown on desktops only. */
  readonly comments: ReactNode;
}

/**
 * The layout of one post: the photo, with its details below it on phones and beside it from 1024 px and in landscape
 * (docs/product.md section 2). The aura is painted behind everything else. A change of post is announced; the
 * focus does not move.
 */
export function FeedStage({
  position,
  total,
  atLeast = false,
  stage,
  stageRef,
  arrows,
  details,
  comments,
  ...toolbar
}: FeedStageProps) {
  const positionText = position && total ? feedCopy.slide(position, total, atLeast) : undefined;
  return (
    <div className="overflow-x-clip [--panel:clamp(22.5rem,31.7vw,28.5rem)] desktop:-mt-top-bar desktop:overflow-clip desktop:pt-top-bar">
      <div className="mx-auto max-w-360 tablet:max-desktop:short:grid tablet:max-desktop:short:grid-cols-2 desktop:grid desktop:h-[calc(var(--page-height)-var(--size-top-bar))] desktop:grid-cols-[minmax(0,1fr)_var(--panel)] desktop:grid-rows-[minmax(0,1fr)]">
        <section
          aria-roledescription={positionText ? 'carousel' : undefined}
          aria-label={feedCopy.carousel}
          className="flex min-h-0 min-w-0 flex-col px-4 tablet:px-12 desktop:pe-6"
        >
          <FeedToolbar {...toolbar} />
          {positionText && (
            <p role="status" className="sr-only">
              {positionText}
            </p>
          )}
          <div
            ref={stageRef}
            className={cn(
              'min-h-0 flex-1',
              arrows && 'desktop:grid desktop:grid-cols-[1fr_auto_1fr] desktop:gap-7',
            )}
          >
            <div className={cn('h-full', arrows && 'desktop:col-start-2')}>{stage}</div>
            {arrows && (
              <div className="relative z-raised hidden flex-col gap-3 self-center justify-self-start desktop:flex">
                {arrows}
              </div>
            )}
          </div>
        </section>
        <aside className="relative z-raised flex min-h-0 flex-col px-4 pt-2 tablet:px-12 desktop:overflow-y-auto desktop:border-s desktop:border-line desktop:px-7 desktop:pt-5 wide:px-10">
          <div className="mx-auto w-full max-w-dialog-md pb-6 desktop:-mx-7 desktop:w-auto desktop:max-w-none desktop:border-b desktop:border-line desktop:px-7 desktop:pb-5 wide:-mx-10 wide:px-10">
            {details}
          </div>
          <div className="hidden min-h-80 flex-1 flex-col pt-4 desktop:flex">{comments}</div>
        </aside>
      </div>
    </div>
  );
}

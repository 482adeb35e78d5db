import type { ReactNode } from 'react';

export interface FeedToolbarProps {
  /**
   * Content at the start, for example the filters. On phones it takes the position of `end`; pass only one of
   * them.
   */
  readonly start?: ReactNode;
  /** Content in the center: the view toggle. */
  readonly toggle?: ReactNode;
  readonly end?: ReactNode;
}

/**
 * The toolbar above a post. On phones it overlaps the top bar, next to the wordmark; when that is too narrow
 * (200% text, below 360 px), it is in a separate row.
 */
export function FeedToolbar({ start, toggle, end }: FeedToolbarProps) {
  return (
    <div className="@container relative z-bar">
      <div className="pointer-events-none grid min-h-row grid-cols-[1fr_auto_1fr] items-center *:pointer-events-auto max-tablet:@min-[20.5rem]:-mt-top-bar-phone tablet:pb-2">
        <div className="-ms-3 justify-self-start max-tablet:col-start-3 max-tablet:row-start-1 max-tablet:ms-0 max-tablet:-me-3 max-tablet:justify-self-end">
          {start}
        </div>
        <div className="col-start-2 row-start-1">{toggle}</div>
        <div className="col-start-3 row-start-1 flex justify-self-end max-tablet:-me-3">{end}</div>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { useRootAttribute } from '../../foundations/use-root-attribute.ts';

export interface FeedToolbarProps {
  /** Content at the start, for example the filters. */
  readonly start?: ReactNode;
  /** Content in the center: the view toggle. */
  readonly toggle?: ReactNode;
  /** Content at the end. Inside an element with `data-own-row`, the toolbar is in a separate row on phones. */
  readonly end?: ReactNode;
}

/**
 * The toolbar above a post. On phones it overlaps the top bar, between the wordmark and the bell; when that is too
 * narrow (200% text, below 384 px), it is in a separate row.
 */
export function FeedToolbar({ start, toggle, end }: FeedToolbarProps) {
  useRootAttribute('data-feed-toolbar');
  return (
    <div className="@container relative z-bar">
      <div className="pointer-events-none grid min-h-row grid-cols-[1fr_auto_1fr] items-center @max-[14rem]:flex @max-[14rem]:flex-wrap @max-[14rem]:justify-between *:pointer-events-auto max-tablet:@min-[22rem]:not-has-[[data-own-row]]:-mt-top-bar-phone tablet:pb-2">
        <div className="-ms-3 justify-self-start max-tablet:@min-[22rem]:justify-self-end">{start}</div>
        <div className="col-start-2 row-start-1">{toggle}</div>
        <div className="col-start-3 row-start-1 flex justify-self-end max-tablet:-me-3">{end}</div>
      </div>
    </div>
  );
}

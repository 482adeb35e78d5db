import type { MouseEvent } from 'react';
import { type PostView, type TapAction, tapZone } from '../../gestures/tap-zones.ts';

export interface TapZonesProps {
  readonly view: PostView;
  readonly hasItems: boolean;
  /** On a post's own page a tap elsewhere opens nothing. */
  readonly onPostPage: boolean;
  readonly onTap: (action: Exclude<TapAction, 'none'>) => void;
}

/**
 * Shortcuts for pointers over a post (docs/product.md section 2). Assistive technology does not meet them: each
 * of their actions is also a control. Put it before the content of a `relative` box; where the post is wider than
 * that box, mark the post with `data-tap-area`.
 */
export function TapZones({ view, hasItems, onPostPage, onTap }: TapZonesProps) {
  const press = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = (
      event.currentTarget.closest('[data-tap-area]') ?? event.currentTarget
    ).getBoundingClientRect();
    const action = tapZone((event.clientX - left) / width, view, hasItems, onPostPage);
    if (action !== 'none') onTap(action);
  };
  return (
    <div
      role="presentation"
      aria-hidden
      data-tap-zones
      onClick={press}
      className="absolute inset-0 z-raised"
    />
  );
}

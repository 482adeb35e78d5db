import type { MouseEvent } from 'react';
import { type PostView, type TapAction, tapAction } from '../../gestures/tap-zones.ts';

export interface TapZonesProps {
  readonly view: PostView;
  readonly hasItems: boolean;
  /** Whether the post is on its own page, where a tap does not open it. */
  readonly onPostPage: boolean;
  readonly onTap: (action: Exclude<TapAction, 'none'>) => void;
}

/**
 * Pointer shortcuts on a post (docs/product.md section 2). They are hidden from assistive technology: each
 * action also has a control. Place it before the content of a `relative` box; when the post is wider than
 * that box, mark the post with `data-tap-area`.
 */
export function TapZones({ view, hasItems, onPostPage, onTap }: TapZonesProps) {
  const press = (event: MouseEvent<HTMLElement>) => {
    const { left, width } = (
      event.currentTarget.closest('[data-tap-area]') ?? event.currentTarget
    ).getBoundingClientRect();
    const action = tapAction((event.clientX - left) / width, view, hasItems, onPostPage);
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

import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';

/**
 * Placeholder of loading content. `className` sets the size and radius of the expected content, by default a
 * line of text. Accessibility: decoration, not animated with reduced motion. The caller provides one loading
 * status for the whole group, and the size of the content, so that the layout does not shift.
 */
export function Skeleton({ className = 'h-4 w-full rounded-control', ...rest }: ComponentProps<'div'>) {
  return (
    <div aria-hidden data-placeholder {...rest} className={cn('animate-pulse bg-skeleton', className)} />
  );
}

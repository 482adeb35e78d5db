import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';

/**
 * The place of something that loads; `className` gives it size and radius of what comes, by default those of a line of
 * text. Accessibility: decoration, still under reduced motion. Yours: one status beside the whole group that says that
 * it loads, and the size of what comes, so that nothing jumps.
 */
export function Skeleton({ className = 'h-4 w-full rounded-control', ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden {...rest} className={cn('animate-pulse bg-sunken', className)} />;
}

import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';

/**
 * The place of something that loads; give it the size of what comes by `className`. Decoration: one status
 * beside the whole group says that it loads.
 */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      {...rest}
      className={cn('animate-pulse rounded-control bg-sunken h-4 w-full', className)}
    />
  );
}

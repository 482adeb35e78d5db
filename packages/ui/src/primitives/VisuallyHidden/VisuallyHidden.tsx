import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';

/**
 * Text for assistive technology only. The caller provides the same meaning visually, or text that only users
 * of assistive technology need, and nothing focusable.
 */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cn('sr-only', className)} />;
}

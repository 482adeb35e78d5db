import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';

/**
 * Text for assistive technology only. Yours: the same meaning in sight, or words that only somebody who does not see
 * needs; nothing that takes the focus.
 */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cn('sr-only', className)} />;
}

import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Text that is announced when the spinner appears. Without a label it is decoration. */
  readonly label?: string;
  readonly size?: 'sm' | 'md' | 'lg';
}

const iconSize = { sm: 'size-4', md: 'size-5', lg: 'size-8' } as const;

/**
 * An operation of unknown length. Accessibility: with a label a status, otherwise decoration. The caller
 * provides a label where nothing beside it describes the operation, and uses ProgressBar once the length is
 * known.
 */
export function Spinner({ label, size = 'md', className, ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      className={cn('inline-flex', className)}
    >
      <LoaderCircle aria-hidden className={cn('animate-spin', iconSize[size])} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

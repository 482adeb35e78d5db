import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

const style = cva(
  'relative inline-grid size-target shrink-0 place-items-center rounded-full transition-colors duration-instant [&_svg]:size-5 [&_svg]:stroke-[1.6]',
  {
    variants: {
      variant: {
        quiet: 'text-ink hover:bg-hover',
        outline: 'bg-paper text-ink inset-ring inset-ring-line-strong hover:bg-hover',
        solid: 'bg-ink text-on-ink hover:bg-ink-hover',
        plate: 'bg-surface text-ink shadow-raise hover:bg-hover',
        danger: 'text-danger hover:bg-hover',
      },
      unavailable: {
        true: 'cursor-not-allowed text-muted hover:bg-transparent',
        false: '',
      },
    },
    compoundVariants: [
      { variant: ['outline', 'plate'], unavailable: true, class: 'inset-ring-line hover:bg-paper' },
      { variant: 'solid', unavailable: true, class: 'bg-sunken hover:bg-sunken' },
    ],
    defaultVariants: { variant: 'quiet', unavailable: false },
  },
);

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its accessible name, and the tooltip of the pointer. */
  readonly label: string;
  /** An icon of lucide-react. */
  readonly children: ReactNode;
  readonly variant?: VariantProps<typeof style>['variant'];
  readonly busy?: boolean;
}

/** A round button that shows an icon alone, 44 px. */
export function IconButton({
  label,
  variant,
  busy = false,
  disabled = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const unavailable = disabled || rest['aria-disabled'] === true;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || unavailable) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      title={label}
      {...rest}
      type={type}
      disabled={disabled}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
      className={cn(style({ variant, unavailable }), className)}
    >
      {busy ? <Spinner /> : children}
    </button>
  );
}

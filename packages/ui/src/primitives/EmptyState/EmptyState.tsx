import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly title: string;
  readonly body?: ReactNode;
  readonly icon?: LucideIcon;
  /** Buttons for the next step. */
  readonly actions?: ReactNode;
  /** Heading level. */
  readonly level?: 2 | 3;
}

/**
 * The empty state of a list, with a suggestion for the next step. Accessibility: a heading, so that it can be
 * found; the icon is decoration. The caller provides the heading level that fits the page, and a status where
 * a search or filter emptied the list.
 */
export function EmptyState({
  title,
  body,
  icon: Icon,
  actions,
  level = 2,
  className,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      {...rest}
      className={cn(
        'mx-auto flex max-w-dialog-sm flex-col items-center gap-3 px-5 py-16 text-center',
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="mb-1 size-8 text-muted stroke-fine" />}
      <Heading className="font-serif text-28 text-balance">{title}</Heading>
      {body && <p className="text-16 text-muted text-pretty">{body}</p>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}

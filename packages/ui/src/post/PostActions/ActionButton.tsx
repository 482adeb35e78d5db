import type { ComponentProps, ReactNode } from 'react';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** Accessible name with the action and the count. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly busy?: boolean;
}

/** A button with an icon and a count. While busy it ignores presses and does not change its appearance. */
export function ActionButton({ label, icon, busy = false, onClick, children, ...rest }: ActionButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className="inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-full px-2.5 text-14 font-medium transition-colors transition-press hover:bg-hover [&_svg]:size-5.5"
    >
      {icon}
      {children}
    </button>
  );
}

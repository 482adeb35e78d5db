import type { ReactNode } from 'react';
import { raiseToasts } from '../../foundations/raise-toasts.ts';

interface FormMessageProps {
  /** A banner, or nothing. */
  readonly children: ReactNode;
}

/**
 * The place of a form's message at the lower edge of the dialog's body. Its height is reserved below the
 * fields, so that a message that appears moves nothing and covers nothing at the end of the scroll. Toasts are above it.
 */
export function FormMessage({ children }: FormMessageProps) {
  return (
    <div
      ref={children ? raiseToasts : undefined}
      className="pointer-events-none sticky bottom-2 mt-2 flex min-h-14 flex-col justify-end *:pointer-events-auto"
    >
      {children}
    </div>
  );
}

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../../foundations/cn.ts';

interface DialogBodyProps {
  /** Classes for padding and scrolling. */
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The scrolling part of a dialog. It is a tab stop only while it overflows, so that it can be scrolled by
 * keyboard.
 */
export function DialogBody({ className, children }: DialogBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const body = ref.current;
    if (!body) return;
    const measure = () => setOverflows(body.scrollHeight > body.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    for (const child of body.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={ref}
      data-dialog-body
      tabIndex={overflows ? 0 : undefined}
      className={cn('relative min-h-0 flex-1 overscroll-contain -outline-offset-2', className)}
    >
      {children}
    </div>
  );
}

import { cn } from '@aura/ui/foundations/cn';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface ScrollAreaProps {
  /** What is in it, for whoever arrives by keyboard. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Scrolls sideways what does not fit, and can be focused only then. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const area = ref.current;
    if (!area) return;
    const observer = new ResizeObserver(() => setOverflows(area.scrollWidth > area.clientWidth));
    observer.observe(area);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={ref}
      aria-label={overflows ? label : undefined}
      tabIndex={overflows ? 0 : undefined}
      className={cn('my-6 overflow-x-auto', className)}
    >
      {children}
    </section>
  );
}

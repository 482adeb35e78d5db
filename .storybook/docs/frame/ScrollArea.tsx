import { cn } from '@aura/ui/foundations/cn';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface ScrollAreaProps {
  /** Accessible name of the region. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A container that scrolls sideways; focusable only while it overflows. */
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

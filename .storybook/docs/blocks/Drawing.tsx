import { useEffect, useRef, useState } from 'react';

interface DrawingProps {
  /** Description of the drawing. */
  readonly alt: string;
  /** Width divided by height. */
  readonly ratio: number;
  /** Returns the SVG. Called when the drawing is near the viewport, and again when it changes. */
  readonly draw: () => string;
}

/**
 * A drawing of the illustration library, rendered only near the viewport, since each takes some milliseconds.
 */
export function Drawing({ alt, ratio, draw }: DrawingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} style={{ aspectRatio: ratio }} className="overflow-hidden rounded-image bg-empty">
      {near && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(draw())}`}
          alt={alt}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}

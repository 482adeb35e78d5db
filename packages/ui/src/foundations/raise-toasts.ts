/** Custom property of the distance by which styles.css raises toasts. */
const property = '--toast-raise';

/** The bars that are shown. */
const bars = new Set<HTMLElement>();

function updateDistance(): void {
  const { style } = document.documentElement;
  if (bars.size === 0) {
    style.removeProperty(property);
    return;
  }
  const height = Math.max(...Array.from(bars, (bar) => bar.offsetHeight));
  style.setProperty(property, `calc(${height}px + 0.5rem)`);
}

/**
 * Raises the toasts above a bar at the lower edge of the page while it is shown. With several bars, the tallest counts.
 * @param bar a ref of it: `<div ref={raiseToasts}>`
 */
export function raiseToasts(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  bars.add(bar);
  const observer = new ResizeObserver(updateDistance);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    bars.delete(bar);
    updateDistance();
  };
}

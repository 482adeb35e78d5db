/** Custom property of the distance by which styles.css raises toasts. */
const property = '--toast-raise';

/**
 * Raises the toasts above a bar at the lower edge of the page while it is shown.
 * @param bar a ref of it: `<div ref={raiseToasts}>`
 */
export function raiseToasts(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty(property, `calc(${bar.offsetHeight}px + 0.5rem)`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}

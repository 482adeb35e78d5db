const minuteMs = 60_000;

/**
 * How long a page uses addresses of images that are not public: at least an hour after they were read they are valid
 * (docs/decisions/2026-11-20-image-addresses.md).
 */
const renewAfterMs = 55 * minuteMs;

/**
 * Calls `renew` before the addresses of images expire that were read when it was called last. A page that is hidden or
 * offline meanwhile renews them afterwards.
 * @returns a function that stops it
 */
export function renewImagesInTime(renew: () => void): () => void {
  let renewedAt = Date.now();
  const check = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    if (Date.now() - renewedAt < renewAfterMs) return;
    renewedAt = Date.now();
    renew();
  };
  const timer = setInterval(check, minuteMs);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

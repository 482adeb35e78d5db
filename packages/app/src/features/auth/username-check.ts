import { usernameCheckDebounceMs } from '@aura/domain/limits/auth';
import type { UsernameStatus } from '@aura/domain/rules/usernames';

/** Result of checking one username. */
export interface UsernameCheckResult {
  readonly username: string;
  readonly status: UsernameStatus;
}

/** Time until a failed check is repeated the first time; it doubles up to the maximum, in milliseconds. */
const firstRetryMs = 2_000;
const maxRetryMs = 60_000;

/**
 * Checks a username after 500 ms without another change (docs/product.md section 4). A check that fails, such as without
 * a connection, is repeated until it succeeds.
 * @param isFree sends the request; may reject
 * @param onResult called when the first check starts, and with each new result
 * @returns a function that cancels the check: no request is sent and no result is reported any more
 */
export function checkUsernameDebounced(
  username: string,
  isFree: (username: string) => Promise<boolean>,
  onResult: (result: UsernameCheckResult) => void,
): () => void {
  let isCancelled = false;
  let retryMs = firstRetryMs;
  const report = (status: UsernameStatus) => {
    if (!isCancelled) onResult({ username, status });
  };
  const check = () =>
    isFree(username).then(
      (free) => report(free ? 'available' : 'taken'),
      () => {
        if (isCancelled) return;
        if (retryMs === firstRetryMs) report('error');
        timer = setTimeout(check, retryMs);
        retryMs = Math.min(retryMs * 2, maxRetryMs);
      },
    );
  let timer: ReturnType<typeof setTimeout> = setTimeout(() => {
    report('checking');
    void check();
  }, usernameCheckDebounceMs);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}

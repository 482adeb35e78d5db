import { usernameCheckDebounceMs } from '@aura/domain/limits/auth';
import type { UsernameStatus } from '@aura/domain/rules/usernames';

/** Result of checking one username. */
export interface UsernameCheckResult {
  readonly username: string;
  readonly status: UsernameStatus;
}

/**
 * Checks a username after 500 ms without another change (docs/product.md section 4).
 * @param isFree sends the request; may reject
 * @param onResult called when the check starts and when it ends
 * @returns a function that cancels the check: no request is sent and no result is reported any more
 */
export function checkUsernameDebounced(
  username: string,
  isFree: (username: string) => Promise<boolean>,
  onResult: (result: UsernameCheckResult) => void,
): () => void {
  let isCancelled = false;
  const report = (status: UsernameStatus) => {
    if (!isCancelled) onResult({ username, status });
  };
  const timer = setTimeout(() => {
    report('checking');
    isFree(username).then(
      (free) => report(free ? 'available' : 'taken'),
      () => report('error'),
    );
  }, usernameCheckDebounceMs);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}

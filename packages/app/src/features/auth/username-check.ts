import { usernameCheckDebounceMs } from '@aura/domain/limits';
import type { UsernameStatus } from '@aura/domain/rules/usernames';

/** What is known of one username. */
export interface UsernameAnswer {
  readonly username: string;
  readonly status: UsernameStatus;
}

/**
 * Asks about a username once nobody has typed for 500 ms (docs/product.md section 4).
 * @param isFree the server's answer; it may reject
 * @param onAnswer told that the question runs, and then how it ended
 * @returns cancels: no question is asked and no answer is told any more
 */
export function checkAfterPause(
  username: string,
  isFree: (username: string) => Promise<boolean>,
  onAnswer: (answer: UsernameAnswer) => void,
): () => void {
  let stale = false;
  const tell = (status: UsernameStatus) => {
    if (!stale) onAnswer({ username, status });
  };
  const timer = setTimeout(() => {
    tell('checking');
    isFree(username).then(
      (free) => tell(free ? 'available' : 'taken'),
      () => tell('error'),
    );
  }, usernameCheckDebounceMs);
  return () => {
    stale = true;
    clearTimeout(timer);
  };
}

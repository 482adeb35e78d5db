import { useLazyCheckUsernameQuery } from '@aura/api-client/endpoints/profiles';
import { usernameCheckDebounceMs } from '@aura/domain/limits';
import { normalizeUsername, shouldCheckUsername, type UsernameStatus } from '@aura/domain/rules/usernames';
import { useEffect, useState } from 'react';

interface Answer {
  readonly username: string;
  readonly status: UsernameStatus;
}

/**
 * Asks the server whether a username is free, 500 ms after the last key. Any edit makes it unchecked again, and
 * an answer for an earlier text is dropped (docs/product.md section 4).
 * @param text what stands in the field
 */
export function useUsernameAvailability(text: string): UsernameStatus {
  const [check] = useLazyCheckUsernameQuery();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const username = normalizeUsername(text);
  const worthAsking = shouldCheckUsername(text);

  useEffect(() => {
    if (!worthAsking) return;
    let stale = false;
    const timer = setTimeout(async () => {
      setAnswer({ username, status: 'checking' });
      const { data, error } = await check(username);
      if (stale) return;
      const free = data ? 'available' : 'taken';
      setAnswer({ username, status: error ? 'error' : free });
    }, usernameCheckDebounceMs);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [username, worthAsking, check]);

  return worthAsking && answer?.username === username ? answer.status : 'idle';
}

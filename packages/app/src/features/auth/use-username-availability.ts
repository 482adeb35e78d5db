import { useLazyCheckUsernameQuery } from '@aura/api-client/endpoints/username-check';
import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import { shouldCheckUsername, type UsernameStatus } from '@aura/domain/rules/usernames';
import { useEffect, useState } from 'react';
import { checkUsernameDebounced, type UsernameCheckResult } from './username-check.ts';

/**
 * Checks on the server whether a username is available, 500 ms after the last change. Every change resets the
 * status, and outdated results are ignored (docs/product.md section 4).
 * @param text value of the field
 */
export function useUsernameAvailability(text: string): UsernameStatus {
  const [check] = useLazyCheckUsernameQuery();
  const [result, setResult] = useState<UsernameCheckResult | null>(null);
  const username = normalizeUsername(text);
  const shouldCheck = shouldCheckUsername(text);

  useEffect(() => {
    if (!shouldCheck) return;
    const cancel = checkUsernameDebounced(username, (name) => check(name).unwrap(), setResult);
    return () => {
      cancel();
      setResult(null);
    };
  }, [username, shouldCheck, check]);

  return shouldCheck && result?.username === username ? result.status : 'idle';
}

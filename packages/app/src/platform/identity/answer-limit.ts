import { authStateTimeoutMs } from '@aura/domain/limits/auth';
import pTimeout from 'p-timeout';

/** Rejects when the provider has not answered after 10 s, with the provider's code for a timeout. */
export function withinAnswerLimit<T>(answer: Promise<T>): Promise<T> {
  const message = Object.assign(new Error('The provider did not answer.'), { code: 'auth/timeout' });
  return pTimeout(answer, { milliseconds: authStateTimeoutMs, message });
}

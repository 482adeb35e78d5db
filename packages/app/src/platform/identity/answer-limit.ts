import { authStateTimeoutMs } from '@aura/domain/limits/auth';

/**
 * Rejects when the provider has not answered after 10 s, with the provider's code for a timeout; a later answer
 * is dropped.
 */
export async function withinAnswerLimit<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const timeout = Object.assign(new Error('The provider did not answer.'), { code: 'auth/timeout' });
    timer = setTimeout(() => reject(timeout), authStateTimeoutMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}

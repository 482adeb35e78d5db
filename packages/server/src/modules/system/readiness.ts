/** How long an answer is repeated, in milliseconds. */
const cacheMs = 1_000;

/**
 * Creates the function that tells whether the server can serve requests. However often it is called, it checks
 * once per second, and one check at a time.
 * @param check throws when the server cannot
 * @param now milliseconds of a clock that is never set back
 */
export function createReadiness(
  check: () => Promise<void>,
  now = () => performance.now(),
): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null;
  let expiresAt = 0;
  return () => {
    if (answer === null || now() >= expiresAt) {
      expiresAt = Number.POSITIVE_INFINITY;
      answer = check()
        .then(
          () => true,
          () => false,
        )
        .finally(() => {
          expiresAt = now() + cacheMs;
        });
    }
    return answer;
  };
}

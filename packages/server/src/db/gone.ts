const foreignKeyViolation = '23503';

function hasCode(error: unknown, code: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code === code) return true;
  }
  return false;
}

/**
 * Runs a write that points at another row. That row may be deleted by somebody else in the very same moment.
 * @returns undefined when it was
 */
export async function ifStillThere<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await write();
  } catch (error) {
    if (hasCode(error, foreignKeyViolation)) return undefined;
    throw error;
  }
}

import { causesOf } from '../errors/error-causes.ts';

const foreignKeyViolation = '23503';

function hasCode(error: unknown, code: string): boolean {
  return [...causesOf(error)].some((cause) => cause.code === code);
}

/**
 * Runs a write that points at another row. That row may be deleted by somebody else in the very same moment.
 * @returns undefined when it was
 */
export async function ignoreMissingReference<Result>(
  write: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await write();
  } catch (error) {
    if (hasCode(error, foreignKeyViolation)) return undefined;
    throw error;
  }
}

import { hasErrorCode } from '../errors/error-causes.ts';

const foreignKeyViolation = '23503';

/**
 * Runs a write that references another row, which a concurrent request may delete.
 * @returns undefined when the referenced row no longer exists
 */
export async function ignoreMissingReference<Result>(
  write: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await write();
  } catch (error) {
    if (hasErrorCode(error, foreignKeyViolation)) return undefined;
    throw error;
  }
}

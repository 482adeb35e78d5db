import { causesOf } from '../errors/error-causes.ts';

const foreignKeyViolation = '23503';

function hasCode(error: unknown, code: string): boolean {
  return [...causesOf(error)].some((cause) => cause.code === code);
}

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
    if (hasCode(error, foreignKeyViolation)) return undefined;
    throw error;
  }
}

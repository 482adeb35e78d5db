import { DomainError } from '../errors/domain-error.ts';
import { causesOf, hasErrorCode } from '../errors/error-causes.ts';

const foreignKeyViolation = '23503';

/** Foreign keys from rows to the user who writes them; others reference people whom the writer has named. */
const ownerKey = /_owner_id_users_id_fk$/;

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

/**
 * Runs the work of a signed-in user, whose account a concurrent request may erase.
 * @throws `auth.account_erased` when a write failed since the user's row no longer exists
 */
export async function refuseErasedOwner<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isOwnerMissing = [...causesOf(error)].some(
      ({ code, constraint }) =>
        code === foreignKeyViolation && typeof constraint === 'string' && ownerKey.test(constraint),
    );
    if (isOwnerMissing) throw new DomainError('auth.account_erased', null, { cause: error });
    throw error;
  }
}

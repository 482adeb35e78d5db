import { DomainError } from '../errors/domain-error.ts';
import { causesOf } from '../errors/error-causes.ts';

/** SQLSTATE classes of lost connections and of an ending server, which may arrive after the commit. */
const uncertainClasses = ['08', '57'];

function isRejection(code: unknown): boolean {
  // A digit first, since codes of the operating system such as EPIPE have 5 letters too.
  const isSqlState = typeof code === 'string' && /^\d[0-9A-Z]{4}$/.test(code);
  return isSqlState && !uncertainClasses.includes(code.slice(0, 2));
}

/**
 * Whether the error of a transaction proves that it was rolled back: the rule refused it, or the database
 * answered with an error. A connection that is lost during the commit proves nothing.
 */
export function isRolledBack(error: unknown): boolean {
  return error instanceof DomainError || [...causesOf(error)].some(({ code }) => isRejection(code));
}

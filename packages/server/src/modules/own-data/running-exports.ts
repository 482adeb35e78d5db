import { DomainError } from '../../errors/domain-error.ts';

/** Exports that run at the same time in this process. */
const exportsMaxCount = 4;

/** Creates the limit of running exports: one for each person, and few in all. */
export function createRunningExports() {
  const people = new Set<string>();
  return {
    /**
     * @returns a function that ends the export
     * @throws DomainError `exports.in_progress`, `exports.too_many`
     */
    begin(userId: string): () => void {
      if (people.has(userId)) throw new DomainError('exports.in_progress');
      if (people.size >= exportsMaxCount) throw new DomainError('exports.too_many');
      people.add(userId);
      return () => void people.delete(userId);
    },
  };
}

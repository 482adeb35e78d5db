import { actions } from './actions.ts';
import type { Promises } from './criteria.ts';
import { fields } from './fields.ts';
import { signs } from './signs.ts';

/** Who keeps which criterion, for each primitive; a test compares the names with the folders. */
export const matrix: Readonly<Record<string, Promises>> = { ...actions, ...fields, ...signs };

import { actions } from './actions.ts';
import type { ComponentRequirements } from './criteria.ts';
import { fields } from './fields.ts';
import { signs } from './signs.ts';

/** Who meets which criterion, for each primitive. `matrix.test.ts` compares the names with the folders. */
export const matrix: Readonly<Record<string, ComponentRequirements>> = { ...actions, ...fields, ...signs };

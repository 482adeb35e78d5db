import { actions } from './actions.ts';
import type { ComponentRequirements } from './criteria.ts';
import { fields } from './fields.ts';
import { signs } from './signs.ts';

/** The criteria that each primitive meets, by party. `matrix.test.ts` compares the names with the folders. */
export const matrix: Readonly<Record<string, ComponentRequirements>> = { ...actions, ...fields, ...signs };

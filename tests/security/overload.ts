import type { Check } from './support/check.ts';
export const overloadChecks: readonly Check[] = [];

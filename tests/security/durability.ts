import type { Check } from './support/check.ts';
export const durabilityChecks: readonly Check[] = [];

import type { Check } from './support/check.ts';
export const uploadChecks: readonly Check[] = [];

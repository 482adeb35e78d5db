import type { Check } from './support/check.ts';
export const failureChecks: readonly Check[] = [];

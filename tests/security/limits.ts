import type { Check } from './support/check.ts';
export const limitChecks: readonly Check[] = [];

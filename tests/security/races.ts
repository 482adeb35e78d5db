import type { Check } from './support/check.ts';
export const raceChecks: readonly Check[] = [];

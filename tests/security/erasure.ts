import type { Check } from './support/check.ts';
export const erasureChecks: readonly Check[] = [];

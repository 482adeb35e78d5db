import type { Check } from './support/check.ts';
export const offlineChecks: readonly Check[] = [];

import type { Check } from './support/check.ts';
export const supplyChainChecks: readonly Check[] = [];

import { commonCopy } from './common.ts';

/** Editing several selected items (docs/product.md section 2, Wardrobe). */
export const editItemsCopy = {
  title: (count: number) => `Edit ${commonCopy.itemCount(count)}`,
  hint: 'Only what you change here is saved. Everything else stays as it is.',
  differentValues: 'Different values',
  differentLists: (fact: string) => `The items have different ${fact.toLowerCase()}s.`,
  reset: 'Reset changes',
  save: (count: number) => `Update ${commonCopy.itemCount(count)}`,
  updated: (count: number) => `${commonCopy.itemCount(count)} updated`,
  discardBody: 'The items stay as they were.',
} as const;

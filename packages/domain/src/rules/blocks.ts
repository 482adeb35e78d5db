import { blockedMaxCount } from '../limits/profile.ts';

/** Why a block is refused. */
export const blockProblems = {
  // Formatted when it is read: the first view does not show it.
  get tooMany() {
    return `You can block up to ${new Intl.NumberFormat('en').format(blockedMaxCount)} people.`;
  },
} as const;

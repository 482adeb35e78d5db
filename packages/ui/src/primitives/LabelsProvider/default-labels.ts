const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** English defaults of the texts that primitives themselves show or announce. */
export const defaultLabels = {
  /** BCP 47 tag by which counts are formatted. */
  locale: 'en',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  discard: 'Discard',
  dismiss: 'Dismiss',
  hidePassword: 'Hide password',
  keepEditing: 'Keep editing',
  noImage: 'No picture',
  noMatches: 'No matches',
  opensInNewTab: 'opens in a new tab',
  optional: 'optional',
  showPassword: 'Show password',
  tryAgain: 'Try Again',
  /** Text of the visible character counter. */
  characterCount: (used: number, limit: number) => `${used}/${limit}`,
  /** Text of the announced character counter; `left` is negative beyond the limit. */
  charactersLeft: (left: number) => (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`),
};

export type Labels = Readonly<typeof defaultLabels>;

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
  /** Text of the announced character counter. */
  charactersLeft: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
};

export type Labels = Readonly<typeof defaultLabels>;

/** Limits and times of sign-up, sign-in and the account (docs/product.md section 9). */

export const usernameMinLength = 3;
export const usernameMaxLength = 30;
/** The username is checked this long after the last keystroke. */
export const usernameCheckDebounceMs = 500;
/** For sign-up and for a password change alike. */
export const passwordMinLength = 6;
export const accountDeletionPhrase = 'DELETE_MY_ACCOUNT';
/** The sign-in provider has this long to answer before an error shows. */
export const authStateTimeoutMs = 10_000;
/** Before a sensitive call a token older than this is refreshed: 300 s. */
export const tokenMaxAgeSeconds = 300;

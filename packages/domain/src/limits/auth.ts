/** Limits and times of sign-up, sign-in and the account (docs/product.md section 9). */

export const usernameMinLength = 3;
export const usernameMaxLength = 30;
/** Delay from the last keystroke to the username check. */
export const usernameCheckDebounceMs = 500;
/** For sign-up and password change. */
export const passwordMinLength = 6;
export const accountDeletionPhrase = 'DELETE_MY_ACCOUNT';
/** Timeout for the sign-in provider, before an error is shown. */
export const authStateTimeoutMs = 10_000;
/** Maximum age of a token before a sensitive call; an older one is refreshed. */
export const tokenMaxAgeSeconds = 300;

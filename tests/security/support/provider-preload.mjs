/**
 * Loaded before the server's code: replaces the address of the identity provider's keys by that of the checks'
 * own provider. Everything else stays as it is.
 */
const keysOfProvider =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const { fetch: original } = globalThis;

/** @type {typeof original} */
const redirected = (input, init) =>
  original(input === keysOfProvider ? String(process.env.PROVIDER_KEYS_URL) : input, init);
globalThis.fetch = redirected;

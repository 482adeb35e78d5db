/** An invalid setting; the message names it and is intended for the operator. */
export class ConfigError extends Error {}

/**
 * Names of what the app stores in the browser. They must not change: stored data would be lost
 * (docs/decisions/2026-11-23-local-data.md).
 */
const prefix = 'aura:v1';

/** Returns the key of data that do not depend on the user. */
export const deviceKey = (name: string): string => `${prefix}:${name}`;

/** Returns the key of data of one user. */
export const userKey = (uid: string, name: string): string => `${prefix}:${uid}:${name}`;

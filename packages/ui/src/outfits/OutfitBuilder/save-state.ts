/**
 * Whether the server has the changes. `failed`: they are only on this device. `conflict`: the outfit was changed
 * elsewhere. `idle`: nothing was changed yet.
 */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict';

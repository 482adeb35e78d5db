import { deviceStorage } from './guarded-storage.ts';

const key = 'aura:v1:grid-keys-hint';

/** Returns whether the hint on the keys of the wardrobe was shown in this browser. */
export const isGridKeysHintShown = (): boolean => Boolean(deviceStorage.read(key));

export const saveGridKeysHintShown = (): void => deviceStorage.write(key, '1');

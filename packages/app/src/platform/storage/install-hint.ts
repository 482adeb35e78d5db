import { deviceStorage } from './guarded-storage.ts';

const key = 'aura:v1:install-hint';

/** Returns whether the hint to install the app was shown in this browser. */
export const isInstallHintShown = (): boolean => Boolean(deviceStorage.read(key));

export const saveInstallHintShown = (): void => deviceStorage.write(key, '1');

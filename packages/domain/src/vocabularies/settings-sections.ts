/** The sections of the settings screen, in their order. */
export const settingsSections = ['account', 'security', 'privacy', 'notifications', 'about'] as const;
export type SettingsSection = (typeof settingsSections)[number];

export const privacyLevels = ['public', 'friends', 'private'] as const;

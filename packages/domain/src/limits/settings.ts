export const settingsMessageDurationMs = 3000;

/** The result of saving, shown next to the save button. */
export interface SettingsMessageContent {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

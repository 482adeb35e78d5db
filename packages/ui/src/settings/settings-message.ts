/** What came of saving; it stands beside the button that saved. */
export interface SettingsMessageContent {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

export interface ToastMessage {
  /** `alert` interrupts assistive technology: for errors. */
  readonly tone: 'status' | 'alert';
  readonly text: string;
  /** What the message offers, such as Undo. Pressing it takes the message away; it stays longer than others. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** Milliseconds until it goes, where the message has a time of its own. */
  readonly durationMs?: number | undefined;
  /** Neither its time nor a person takes it away, but who showed it, or its action: what it says goes on. */
  readonly persistent?: boolean | undefined;
}

export interface ToastMessage {
  /** `alert` is for errors; it interrupts assistive technology. */
  readonly tone: 'status' | 'alert';
  readonly text: string;
  /** A name in the text, which is cut to one line when it is long. */
  readonly name?: string | undefined;
  /** An action such as Undo. Pressing it closes the message. A message with an action is shown longer. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** Called when the message has closed, for whatever reason; after its action, when that was pressed. */
  readonly onClose?: (() => void) | undefined;
  /** Overrides the default duration, in milliseconds. */
  readonly durationMs?: number | undefined;
  /** Closes only by its action or by the function that `show` returns. */
  readonly persistent?: boolean | undefined;
}

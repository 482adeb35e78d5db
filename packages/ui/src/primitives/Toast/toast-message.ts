export interface ToastMessage {
  /** `alert` interrupts assistive technology: for errors. */
  readonly tone: 'status' | 'alert';
  readonly text: string;
}

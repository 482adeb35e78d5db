/** Focuses a part of the page that is not a control, for example when the focused control has disappeared. */
export function focusPart(part: HTMLElement | null): void {
  if (part === null) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

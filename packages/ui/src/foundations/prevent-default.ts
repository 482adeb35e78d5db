/** A handler that prevents what the browser or Radix would do: move the focus on a press, or close a dialog. */
export const preventDefault = (event: { preventDefault: () => void }): void => event.preventDefault();

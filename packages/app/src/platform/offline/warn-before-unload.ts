const textFields = 'textarea, input:is([type="text"], [type="email"], [type="url"], :not([type]))';

const isFilled = (field: Element) =>
  (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
  field.value.trim() !== '' &&
  !field.readOnly;

/**
 * While a text field is filled, the browser asks for confirmation before the page is left, unless the form is stored as a
 * draft.
 * @returns a function that ends this
 */
export function warnBeforeUnload(page: ParentNode = document): () => void {
  const preventUnload = (event: Event) => {
    const fields = [...page.querySelectorAll(textFields)].filter((field) => !field.closest('[data-draft]'));
    if (fields.some(isFilled)) event.preventDefault();
  };
  window.addEventListener('beforeunload', preventUnload);
  return () => window.removeEventListener('beforeunload', preventUnload);
}

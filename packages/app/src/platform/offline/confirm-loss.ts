const textFields = 'textarea, input:is([type="text"], [type="email"], [type="url"], :not([type]))';

const isFilled = (field: Element) =>
  (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
  field.value.trim() !== '' &&
  !field.readOnly;

/**
 * Lets the browser ask before the page is left while a text field is filled, unless its form is stored as a draft.
 * @returns a function that ends this
 */
export function confirmLoss(page: ParentNode = document): () => void {
  const ask = (event: Event) => {
    const fields = [...page.querySelectorAll(textFields)].filter((field) => !field.closest('[data-draft]'));
    if (fields.some(isFilled)) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

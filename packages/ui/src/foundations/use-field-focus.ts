import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Moves the focus to a field of a form after a refused submit, which also scrolls the field into view. Call the functions
 * together with the change of state that shows the errors, or after it.
 * @returns `fieldsRef` for the element that contains the fields; `focusInvalidField` focuses the first field that is
 * marked invalid, if there is one, and `focusField` the field with a name
 */
export function useFieldFocus<Fields extends HTMLElement>() {
  const fieldsRef = useRef<Fields>(null);
  /** A new object for each request. */
  const [request, setRequest] = useState<{ readonly selector: string } | null>(null);

  // Before the passive effects, in which a focused field scrolls to its message.
  useLayoutEffect(() => {
    if (request) fieldsRef.current?.querySelector<HTMLElement>(request.selector)?.focus();
  }, [request]);

  return {
    fieldsRef,
    focusInvalidField: () => setRequest({ selector: '[aria-invalid="true"]' }),
    focusField: (name: string) => setRequest({ selector: `[name="${name}"]` }),
  };
}

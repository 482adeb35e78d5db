import { toApiError } from '@aura/api-client/errors';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';

/**
 * Shows why the server refuses a change for good, such as one above a limit.
 * @returns a function that returns the code of the error of a mutation, undefined after a success
 */
export function useRefusalMessage(): (error: unknown) => string | null | undefined {
  const { show } = useToast();
  return useCallback(
    (error) => {
      if (error === undefined) return undefined;
      const { code, message } = toApiError(error);
      if (code === 'VALIDATION') show({ tone: 'alert', text: message });
      return code;
    },
    [show],
  );
}

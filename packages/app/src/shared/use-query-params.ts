import { useCallback } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router';

type Change = (now: URLSearchParams) => URLSearchParams;

/**
 * The query of the address as the page shows it, and a way to change it. A change begins with what the address says
 * at that moment: a page that is still being drawn must not undo what was chosen just before.
 */
export function useQueryParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback(
    (next: Change, options?: NavigateOptions) =>
      void navigate({ search: next(new URLSearchParams(window.location.search)).toString() }, options),
    [navigate],
  );
  return [params, change] as const;
}

/** A query with another value, or without one where it is null or empty. */
export function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

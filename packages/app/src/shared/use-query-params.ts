import { useCallback } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router';

type Update = (current: URLSearchParams) => URLSearchParams;

/**
 * The query parameters of the address, and a function that navigates to updated ones. An update starts from
 * the current address instead of the rendered one, so that it does not undo a change that has not rendered
 * yet.
 */
export function useQueryParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const updateParams = useCallback(
    (update: Update, options?: NavigateOptions) =>
      void navigate({ search: update(new URLSearchParams(window.location.search)).toString() }, options),
    [navigate],
  );
  return [params, updateParams] as const;
}

/** Returns a copy with one parameter set, or deleted when the value is null or empty. */
export function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === null || value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

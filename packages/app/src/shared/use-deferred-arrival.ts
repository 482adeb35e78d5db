import { useDeferredValue } from 'react';

/**
 * Returns data that was loading in a later render than that of its arrival, which leaves the main thread free between its
 * parts, as a render for a store cannot. Data that was there from the start, and later changes, are returned at once.
 */
export function useDeferredArrival<T>(data: T | undefined): T | undefined {
  const arrived = useDeferredValue(data);
  return arrived === undefined ? undefined : data;
}

/**
 * Waits until this page has ended sending changes: the next test needs their locks, which are released after the response
 * was processed. Other test files share the locks of the browser, so it does not wait for longer than a second.
 */
export async function changesSent(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name = '' }) => (/^aura:(?!v1:)/.test(name) ? [name] : []));
  const signal = AbortSignal.timeout(1000);
  await Promise.allSettled(names.map((name) => navigator.locks.request(name, { signal }, () => undefined)));
}

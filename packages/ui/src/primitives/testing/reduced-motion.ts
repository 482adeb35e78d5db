/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/** Emulates the reduced-motion setting and waits until the page has received it. */
export async function emulateReducedMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const changed = new Promise((resolve) => query.addEventListener('change', resolve, { once: true }));
  const willChange = query.matches !== (value === 'reduce');
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  if (willChange) await changed;
}

/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/** Sets the person's wish for less motion, and waits until the page has heard of it. */
export async function emulateReducedMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)');
  const heard = new Promise((resolve) => isReduced.addEventListener('change', resolve, { once: true }));
  const changes = isReduced.matches !== (value === 'reduce');
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  if (changes) await heard;
}

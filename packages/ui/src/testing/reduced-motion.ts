/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/** Emulates the setting for reduced motion, and waits until the page has received it. */
export async function emulateReducedMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)');
  const heard = new Promise((resolve) => isReduced.addEventListener('change', resolve, { once: true }));
  const changes = isReduced.matches !== (value === 'reduce');
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  if (changes) await heard;
}

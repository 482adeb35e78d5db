/// <reference types="@vitest/browser-playwright" />
import './styles.css';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';

const emulateForcedColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

afterEach(() => emulateForcedColors('none'));

it('in forced colours, selected text has the system colour of a selection', async () => {
  await emulateForcedColors('active');
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true);
  const sample = document.createElement('p');
  sample.style.background = 'Highlight';
  document.body.append(sample);
  const { backgroundColor: highlight } = getComputedStyle(sample);
  const { backgroundColor: selection } = getComputedStyle(sample, '::selection');
  sample.remove();
  expect(selection).toBe(highlight);
});

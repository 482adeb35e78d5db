/// <reference types="@vitest/browser-playwright" />
import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { loadMotion } from '../../motion/MotionScope.tsx';
import { emulateReducedMotion } from '../../primitives/testing/reduced-motion.ts';
import { SignUpDialog } from './SignUpDialog.tsx';

const noop = () => undefined;

/** At rate 0 all animations stay at their start, so that the test does not depend on the machine's speed. */
const setPlaybackRate = (rate: 0 | 1) => cdp().send('Animation.setPlaybackRate', { playbackRate: rate });

beforeAll(async () => {
  await cdp().send('Animation.enable');
  await setPlaybackRate(0);
  await loadMotion();
});
afterAll(async () => {
  await setPlaybackRate(1);
  await cdp().send('Animation.disable');
  await emulateReducedMotion('reduce');
});
afterEach(cleanup);

/** The dialog's animations, each with delay and duration in milliseconds. */
const dialogAnimations = () =>
  screen
    .getByRole('dialog')
    .getAnimations()
    .filter((animation) => !(animation instanceof CSSTransition))
    .map(({ effect }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const { delay, duration } = effect?.getTiming() ?? {};
      return [frames.some(({ opacity }) => opacity === '1') ? 'fade' : 'rise', delay, duration];
    });

it.each([
  [
    'no-preference',
    [
      ['fade', 0, 200],
      ['rise', 0, 200],
    ],
  ],
  ['reduce', [['fade', 0, 200]]],
] as const)(
  'when motion is %s, the sign-up dialog fades in within 200 ms after it opens',
  async (preference, expected) => {
    await emulateReducedMotion(preference);
    render(
      <SignUpDialog
        open
        onOpenChange={noop}
        step="options"
        onStepChange={noop}
        usernameStatus="idle"
        onUsernameChange={noop}
        onSubmit={async () => undefined}
        onGoogle={noop}
        policyHrefs={{ terms: '/terms', privacy: '/privacy' }}
      />,
    );
    await expect.poll(dialogAnimations).toEqual(expected);
  },
);

import '../../foundations/styles.css';
import { landingCopy } from '@aura/domain/copy/landing';
import { render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allVisible, nothingVisible, visibleParts } from '../../testing/landing-visibility.ts';
import { seekAnimations } from '../../testing/paused-animations.ts';
import { emulateReducedMotion } from '../../testing/reduced-motion.ts';
import { Landing } from './Landing.tsx';

const links = [
  { label: 'Terms', href: '#terms' },
  { label: 'Privacy', href: '#privacy' },
];
const onSignUp = vi.fn();
const noop = () => undefined;
const renderLanding = () => render(<Landing year={2026} links={links} onSignUp={onSignUp} onLogIn={noop} />);
const currentlyVisible = () => visibleParts(document);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const runningAnimations = () =>
  document.getAnimations().filter((animation) => animation instanceof CSSAnimation);

afterAll(() => emulateReducedMotion('reduce'));

afterEach(() => {
  document.body.replaceChildren();
  onSignUp.mockClear();
});

describe('Landing while the reveal plays', () => {
  beforeAll(() => emulateReducedMotion('no-preference'));
  beforeEach(() => {
    renderLanding();
    seekAnimations(0);
  });

  it('starts with all parts hidden', () => {
    expect(currentlyVisible()).toEqual(nothingVisible);
  });

  it('skips to the end on any key', async () => {
    await userEvent.keyboard('{Shift}');
    await expect.poll(currentlyVisible).toEqual(allVisible);
    expect(runningAnimations()).toEqual([]);
  });

  it('skips to the end on a press anywhere', async () => {
    await userEvent.click(document.body);
    await expect.poll(currentlyVisible).toEqual(allVisible);
    expect(runningAnimations()).toEqual([]);
  });

  it('when a key skips to the end, keeps the focus', async () => {
    button(landingCopy.logIn).focus();
    await userEvent.keyboard('a');
    await expect.poll(currentlyVisible).toEqual(allVisible);
    expect(button(landingCopy.logIn)).toBe(document.activeElement);
  });

  it('when a hidden button is pressed, only skips to the end', async () => {
    const { x, y } = button(landingCopy.signUp).getBoundingClientRect();
    await userEvent.click(document.body, { position: { x: x + 20, y: y + 20 } });
    await expect.poll(currentlyVisible).toEqual(allVisible);
    expect(onSignUp).not.toHaveBeenCalled();
  });

  it('when a button that has just appeared is pressed, calls its handler', async () => {
    seekAnimations(2010);
    await userEvent.click(button(landingCopy.signUp));
    expect(onSignUp).toHaveBeenCalledOnce();
    expect(currentlyVisible()).toEqual(allVisible);
  });

  it('ends with its last animation', async () => {
    for (const animation of document.getAnimations()) animation.finish();
    await expect.poll(() => document.querySelector('[data-state="done"]')).not.toBeNull();
  });
});

describe('Landing with reduced motion', () => {
  beforeAll(() => emulateReducedMotion('reduce'));

  it('shows all parts from the start', () => {
    renderLanding();
    expect(currentlyVisible()).toEqual(allVisible);
  });

  it('has the tab order sign up, log in, stores, policies', async () => {
    renderLanding();
    const tabOrder: (string | null)[] = [];
    for (let step = 0; step < 6; step++) {
      await userEvent.keyboard('{Tab}');
      tabOrder.push(document.activeElement?.textContent ?? null);
    }
    const { signUp, logIn, storeComingSoon, appStore, googlePlay } = landingCopy;
    const stores = [appStore, googlePlay].map((store) => `${storeComingSoon}${store}`);
    expect(tabOrder).toEqual([signUp, logIn, ...stores, 'Terms', 'Privacy']);
  });
});

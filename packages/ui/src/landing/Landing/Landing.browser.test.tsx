import '../../foundations/styles.css';
import { landingCopy } from '@aura/domain/copy/landing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allVisible, nothingVisible, visibleParts } from '../../testing/landing-visibility.ts';
import { seekMotion, startMotionClock } from '../../testing/motion-clock.ts';
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
/** The visible parts in the frame after a press; the clock of the animations is stopped. */
const visibleInNextFrame = (milliseconds: number) => () => {
  seekMotion(milliseconds);
  return currentlyVisible();
};
const state = () => document.querySelector('.landing')?.getAttribute('data-state');

afterEach(() => {
  cleanup();
  onSignUp.mockClear();
});

describe('Landing while the reveal plays', () => {
  let stopClock: () => void = noop;
  beforeEach(async () => {
    stopClock = await startMotionClock();
    renderLanding();
    seekMotion(400);
  });
  afterEach(() => stopClock());

  it('starts with all parts hidden, except for auras and footer', () => {
    expect(currentlyVisible()).toEqual(nothingVisible);
    expect(screen.getByText(landingCopy.footer(2026)).checkVisibility({ checkOpacity: true })).toBe(true);
    const auras = [...document.querySelectorAll('.landing-halo')];
    expect(auras.map((aura) => aura.checkVisibility({ checkOpacity: true }))).toEqual([true, true, true]);
  });

  it('skips to the end on any key', async () => {
    await userEvent.keyboard('{Shift}');
    await expect.poll(visibleInNextFrame(410)).toEqual(allVisible);
    expect(state()).toBe('ended');
  });

  it('skips to the end on a press anywhere', async () => {
    await userEvent.click(document.body);
    await expect.poll(visibleInNextFrame(410)).toEqual(allVisible);
    expect(state()).toBe('ended');
  });

  it('when a key skips to the end, keeps the focus', async () => {
    button(landingCopy.logIn).focus();
    await userEvent.keyboard('a');
    await expect.poll(visibleInNextFrame(410)).toEqual(allVisible);
    expect(button(landingCopy.logIn)).toBe(document.activeElement);
  });

  it('when a hidden button is pressed, only skips to the end', async () => {
    const { x, y } = button(landingCopy.signUp).getBoundingClientRect();
    await userEvent.click(document.body, { position: { x: x + 20, y: y + 20 } });
    await expect.poll(visibleInNextFrame(410)).toEqual(allVisible);
    expect(onSignUp).not.toHaveBeenCalled();
  });

  it('when a button that has just appeared is pressed, calls its handler', async () => {
    seekMotion(2010);
    await userEvent.click(button(landingCopy.signUp));
    expect(onSignUp).toHaveBeenCalledOnce();
    await expect.poll(visibleInNextFrame(2020)).toEqual(allVisible);
  });

  it('when assistive technology presses a button that is not visible yet, calls its handler', () => {
    button(landingCopy.signUp).click();
    expect(onSignUp).toHaveBeenCalledOnce();
  });

  it('ends with its last animation', async () => {
    seekMotion(3190);
    expect(state()).toBe('playing');
    seekMotion(3210);
    await expect.poll(state).toBe('ended');
    expect(currentlyVisible()).toEqual(allVisible);
  });
});

describe('Landing on a desktop', () => {
  const { innerWidth, innerHeight } = window;
  afterEach(() => page.viewport(innerWidth, innerHeight));

  it.each([
    [1280, 800],
    [1366, 600],
    [1440, 900],
    [1920, 1080],
  ])('at %i x %i px, shows the photographs in their full height', async (width, height) => {
    await page.viewport(width, height);
    renderLanding();
    const photographs = [...document.querySelectorAll('.landing-image')];
    const ratios = photographs.map((photograph) => photograph.clientWidth / photograph.clientHeight);
    expect(ratios).toHaveLength(3);
    expect(Math.max(...ratios)).toBeLessThanOrEqual(640 / 1100);
  });
});

describe('Landing with reduced motion', () => {
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
    const policies = ['Terms', 'Privacy'].map((name) => `${name} (opens in a new tab)`);
    expect(tabOrder).toEqual([signUp, logIn, ...stores, ...policies]);
  });
});

/// <reference types="@vitest/browser-playwright" />
import '../../foundations/styles.css';
import { render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Landing } from './Landing.tsx';

const reducedMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

const nothing = () => undefined;

function opacityOf(element: Element | null | undefined): number {
  let opacity = 1;
  for (let current = element; current; current = current.parentElement) {
    opacity *= Number(getComputedStyle(current).opacity);
  }
  return opacity;
}

/** Shows the reveal as it is the given milliseconds after its start. */
function seek(milliseconds: number): void {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = milliseconds;
  }
}

const isShown = () => {
  const letters = document.querySelectorAll('.landing-ink');
  const plates = document.querySelectorAll('.landing-plate');
  return {
    banner: opacityOf(plates[0]) > 0,
    firstLetter: opacityOf(letters[0]) > 0,
    lastLetter: opacityOf(letters[letters.length - 1]) > 0,
    ways: opacityOf(screen.getByRole('button', { name: 'Sign Up' })) > 0,
    stores: opacityOf(screen.getByRole('button', { name: /App Store/ })) > 0,
  };
};

const none = { banner: false, firstLetter: false, lastLetter: false, ways: false, stores: false };
const all = { banner: true, firstLetter: true, lastLetter: true, ways: true, stores: true };

afterAll(() => reducedMotion('reduce'));

afterEach(() => {
  document.body.replaceChildren();
});

describe('Landing, playing', () => {
  beforeAll(() => reducedMotion('no-preference'));
  beforeEach(() => {
    render(<Landing year={2026} links={[]} onSignUp={nothing} onLogIn={nothing} />);
  });

  it.each([
    [499, none],
    [510, { ...none, banner: true }],
    [660, { ...none, banner: true, firstLetter: true }],
    [1540, { ...none, banner: true, firstLetter: true }],
    [1560, { ...none, banner: true, firstLetter: true, lastLetter: true }],
    [1999, { ...all, ways: false, stores: false }],
    [2010, { ...all, stores: false }],
    [2799, { ...all, stores: false }],
    [2810, all],
  ])('at %i ms', (milliseconds, shown) => {
    seek(milliseconds);
    expect(isShown()).toEqual(shown);
  });

  it('ends at once with any key', async () => {
    seek(0);
    await userEvent.keyboard('{Tab}');
    await expect.poll(isShown).toEqual(all);
    expect(document.getAnimations().filter((animation) => animation instanceof CSSAnimation)).toEqual([]);
  });

  it('ends at once with a press anywhere', async () => {
    seek(0);
    await userEvent.click(document.body);
    await expect.poll(isShown).toEqual(all);
  });
});

describe('Landing with reduced motion', () => {
  beforeAll(() => reducedMotion('reduce'));

  it('stands from the start', () => {
    render(<Landing year={2026} links={[]} onSignUp={nothing} onLogIn={nothing} />);
    expect(isShown()).toEqual(all);
  });
});

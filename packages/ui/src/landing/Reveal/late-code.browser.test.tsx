import '../../foundations/styles.css';
import { landingCopy } from '@aura/domain/copy/landing';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emulateReducedMotion } from '../../primitives/testing/reduced-motion.ts';
import { allVisible, nothingVisible, visibleParts } from '../../testing/landing-visibility.ts';
import { Landing } from '../Landing/Landing.tsx';
import { animatedPart } from './load-animated-part.ts';
import { useReveal } from './use-reveal.ts';

const noop = () => undefined;
const AnimatedPart = () => null;
const renderLanding = () => render(<Landing year={2026} links={[]} onSignUp={noop} onLogIn={noop} />);
const currentlyVisible = () => visibleParts(document);
/** Code that loads after the given time. */
const loadAfter = (milliseconds: number) =>
  vi
    .spyOn(animatedPart, 'load')
    .mockImplementation(() => new Promise((resolve) => setTimeout(resolve, milliseconds, AnimatedPart)));

beforeAll(() => emulateReducedMotion('no-preference'));
afterAll(() => emulateReducedMotion('reduce'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(animatedPart, 'loaded').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
});

describe('Landing before the code of the reveal has loaded', () => {
  it('hides all parts until the banner should appear, then shows all', async () => {
    loadAfter(5000);
    renderLanding();
    expect(currentlyVisible()).toEqual(nothingVisible);
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(currentlyVisible()).toEqual(nothingVisible);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(currentlyVisible()).toEqual(allVisible);
  });

  it('when the code fails to load, shows all parts', async () => {
    vi.spyOn(animatedPart, 'load').mockRejectedValue(new Error('offline'));
    renderLanding();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(currentlyVisible()).toEqual(allVisible);
  });

  it('when Tab is pressed, shows all parts and focuses the first button', async () => {
    vi.useRealTimers();
    loadAfter(5000);
    renderLanding();
    await userEvent.keyboard('{Tab}');
    expect(currentlyVisible()).toEqual(allVisible);
    expect(screen.getByRole('button', { name: landingCopy.signUp })).toBe(document.activeElement);
  });
});

describe('useReveal', () => {
  it('when the code loads after 200 ms, starts with a lateness of 200 ms', async () => {
    loadAfter(200);
    const { result } = renderHook(() => useReveal(true));
    expect(result.current.reveal).toEqual({ state: 'waiting' });
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(result.current.reveal).toEqual({ state: 'playing', AnimatedPart, lateMs: 200 });
  });

  it('when the code loads after the banner should appear, stays at the end', async () => {
    loadAfter(501);
    const { result } = renderHook(() => useReveal(true));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(result.current.reveal).toEqual({ state: 'still' });
  });

  it('reports the end once, and not before', async () => {
    loadAfter(200);
    const onRevealed = vi.fn();
    const { result } = renderHook(() => useReveal(true, onRevealed));
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(onRevealed).not.toHaveBeenCalled();
    act(() => result.current.end());
    expect(onRevealed).toHaveBeenCalledOnce();
  });
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { allVisible, nothingVisible, visibleParts } from '../../testing/landing-visibility.ts';
import { isAnimated, seekMotion, startMotionClock } from '../../testing/motion-clock.ts';
import { Landing } from './Landing.tsx';

/** The reveal at moments between two appearances. The story names give the milliseconds since its start. */
const meta = {
  title: 'Landing/Timeline',
  component: Landing,
  args: { variant: 'playing', year: 2026, links: [], onSignUp: fn(), onLogIn: fn() },
  beforeEach: startMotionClock,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '56.25rem' } },
    // While text fades in, its contrast is too low.
    a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
  },
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

const pausedAt = (milliseconds: number, visible: typeof allVisible): Story => ({
  name: `${milliseconds} ms`,
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('.landing-reveal')];
    await waitFor(() => expect(parts.every(isAnimated)).toBe(true));
    seekMotion(milliseconds);
    await expect(visibleParts(canvasElement)).toEqual(visible);
  },
});

export const At499 = pausedAt(499, nothingVisible);
export const At510 = pausedAt(510, { ...nothingVisible, banner: true });
export const At660 = pausedAt(660, { ...nothingVisible, banner: true, firstLetter: true });
export const At1540 = pausedAt(1540, { ...nothingVisible, banner: true, firstLetter: true });
export const At1560 = pausedAt(1560, { ...allVisible, authButtons: false, storeButtons: false });
export const At1999 = pausedAt(1999, { ...allVisible, authButtons: false, storeButtons: false });
export const At2010 = pausedAt(2010, { ...allVisible, storeButtons: false });
export const At2799 = pausedAt(2799, { ...allVisible, storeButtons: false });
export const At2810 = pausedAt(2810, allVisible);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pauseAnimations, seekAnimations } from '../../testing/paused-animations.ts';
import { allVisible, nothingVisible, visibleParts } from '../../testing/landing-visibility.ts';
import { Landing } from './Landing.tsx';

/** The reveal, held at the moments between which something appears; milliseconds after its start. */
const meta = {
  title: 'Landing/Timeline',
  component: Landing,
  args: { variant: 'playing', year: 2026, links: [], onSignUp: fn(), onLogIn: fn() },
  beforeEach: pauseAnimations,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '56.25rem' } },
    // Half faded in, words have a contrast that nobody reads them at.
    a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
  },
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

const heldAt = (milliseconds: number, shown: typeof allVisible): Story => ({
  name: `${milliseconds} ms`,
  play: async ({ canvasElement }) => {
    seekAnimations(milliseconds);
    await expect(visibleParts(canvasElement)).toEqual(shown);
  },
});

export const At499 = heldAt(499, nothingVisible);
export const At510 = heldAt(510, { ...nothingVisible, banner: true });
export const At660 = heldAt(660, { ...nothingVisible, banner: true, firstLetter: true });
export const At1540 = heldAt(1540, { ...nothingVisible, banner: true, firstLetter: true });
export const At1560 = heldAt(1560, { ...allVisible, ways: false, stores: false });
export const At1999 = heldAt(1999, { ...allVisible, ways: false, stores: false });
export const At2010 = heldAt(2010, { ...allVisible, stores: false });
export const At2799 = heldAt(2799, { ...allVisible, stores: false });
export const At2810 = heldAt(2810, allVisible);

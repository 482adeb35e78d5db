import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import { SegmentedToggle } from '../SegmentedToggle/SegmentedToggle.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { emulateReducedMotion } from '../testing/reduced-motion.ts';

/** Animations do not end while the test looks at them. */
const setPlaybackRate = async (playbackRate: number) => {
  await cdp().send('Animation.enable');
  await cdp().send('Animation.setPlaybackRate', { playbackRate });
};

beforeEach(async () => {
  await emulateReducedMotion('no-preference');
  await setPlaybackRate(0);
});
afterEach(async () => {
  cleanup();
  await setPlaybackRate(1);
  await emulateReducedMotion('reduce');
});

const options = ['One', 'Fourteen'].map((label) => ({ value: label, label }));
type Control = (props: { value: string; onChange: (value: string) => void }) => React.ReactNode;

/** Each control, and the role of its options. */
const controls: readonly [name: string, role: 'radio' | 'tab', Control][] = [
  [
    'ChipGroup',
    'radio',
    ({ value, onChange }) => (
      <ChipGroup label="Filter" options={options} value={value} onValueChange={onChange} />
    ),
  ],
  [
    'SegmentedToggle',
    'radio',
    ({ value, onChange }) => (
      <SegmentedToggle label="View" segments={options} value={value} onValueChange={onChange} />
    ),
  ],
  [
    'Tabs',
    'tab',
    ({ value, onChange }) => (
      <Tabs label="Lists" tabs={options} value={value} onValueChange={onChange}>
        {value}
      </Tabs>
    ),
  ],
];

function Stateful({ control }: { control: Control }) {
  const [value, setValue] = useState('One');
  return control({ value, onChange: setValue });
}

/** The box of an option: radio buttons fill theirs. */
const boxOf = (role: 'radio' | 'tab', name: string) =>
  screen.getByRole(role, { name }).getBoundingClientRect();

/** The running animations, stopped at their first frame. */
function movesAtStart(): DOMRect[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || animation instanceof CSSTransition) return [];
    animation.pause();
    animation.currentTime = 0;
    return effect.target ? [effect.target.getBoundingClientRect()] : [];
  });
}

it.each(controls)('the marker of a %s starts at the option selected before', async (_name, role, control) => {
  render(<Stateful control={control} />);
  // The text has its final width when the font has loaded.
  await document.fonts.ready;
  expect(movesAtStart()).toEqual([]);
  const { left, width } = boxOf(role, 'One');
  await userEvent.click(screen.getByText('Fourteen'));
  const [start, ...others] = movesAtStart();
  expect(others).toEqual([]);
  expect(start?.left).toBeCloseTo(left, 0);
  expect(start?.width).toBeCloseTo(width, 0);
});

it.each(controls)('the marker of a %s does not move with reduced motion', async (_name, _role, control) => {
  await emulateReducedMotion('reduce');
  render(<Stateful control={control} />);
  await userEvent.click(screen.getByText('Fourteen'));
  expect(movesAtStart()).toEqual([]);
});

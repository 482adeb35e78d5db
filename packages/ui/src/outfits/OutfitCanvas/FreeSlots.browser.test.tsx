import '../../foundations/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { matPairs } from '../../foundations/color-pairs.ts';
import { GarmentImage } from '../GarmentImage/GarmentImage.tsx';
import { FreeSlots } from './FreeSlots.tsx';

afterEach(cleanup);

it('dashed outlines and the names of free places have colours that are visible on the mat', () => {
  render(
    <>
      <span style={{ color: `var(--color-${matPairs.text})` }}>text</span>
      <span style={{ color: `var(--color-${matPairs.outline})` }}>outline</span>
      <FreeSlots layers={[]} />
      <div data-testid="deleted">
        <GarmentImage item={null} sizes="4rem" />
      </div>
    </>,
  );
  const colorOf = (text: string) => getComputedStyle(screen.getByText(text)).color;
  const slot = getComputedStyle(screen.getByText('Top'));
  const deleted = screen.getByTestId('deleted').firstElementChild ?? document.body;
  expect(slot.color).toBe(colorOf('text'));
  expect(slot.borderColor).toBe(colorOf('outline'));
  expect(getComputedStyle(deleted).borderColor).toBe(colorOf('outline'));
});

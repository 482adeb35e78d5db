import '../foundations/styles.css';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { longWord } from '../primitives/testing/hostile-texts.ts';
import { findLayoutProblems } from './layout-problems.ts';

afterEach(cleanup);

const found = (page: ReactElement) => {
  render(page);
  return findLayoutProblems();
};

it('findLayoutProblems returns nothing when text wraps, scrolls or is truncated', () => {
  const page = (
    <div className="w-60">
      <p>{longWord}</p>
      <p className="truncate">{longWord}</p>
      <p className="overflow-x-auto whitespace-nowrap">{longWord}</p>
    </div>
  );
  expect(found(page)).toEqual([]);
});

it('findLayoutProblems reports a clipped text and the box that clips it', () => {
  const [problem] = found(<p className="w-20 overflow-hidden whitespace-nowrap">Cut off by its box</p>);
  expect(problem).toMatch(/^text "Cut off by its box" is clipped by p\.w-20/);
});

it('findLayoutProblems reports a text that overflows its box, also within a line', () => {
  const page = (
    <p className="w-20 whitespace-nowrap">
      <b>Longer than its box</b>
    </p>
  );
  expect(found(page)[0]).toMatch(/^text "Longer than its box" overflows p\.w-20/);
});

it('findLayoutProblems reports overlapping texts and overlapping controls', () => {
  const page = (
    <div className="grid *:col-start-1 *:row-start-1">
      <button type="button">One</button>
      <button type="button">Two</button>
    </div>
  );
  expect(found(page)).toEqual(['text "One" and text "Two" overlap', 'button "One" and button "Two" overlap']);
});

it('findLayoutProblems reports sideways scrolling of the page', () => {
  expect(found(<div className="h-4 w-[200vw]" />)[0]).toMatch(/^the page scrolls sideways by \d+ px$/);
});

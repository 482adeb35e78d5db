import { expect, it } from 'vitest';
import { sectionFromSearchParams, sectionHref } from './settings-search-params.ts';

it.each([
  ['', 'account'],
  ['section=security', 'security'],
  ['section=billing', 'account'],
  ['section=', 'account'],
])('the query %j shows %s', (text, section) => {
  expect(sectionFromSearchParams(new URLSearchParams(text))).toBe(section);
});

it('reads back the section of its own link', () => {
  expect(sectionFromSearchParams(new URLSearchParams(sectionHref('privacy')))).toBe('privacy');
});

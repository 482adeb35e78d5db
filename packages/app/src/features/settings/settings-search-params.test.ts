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

it('the link of a section is read as that section', () => {
  expect(sectionFromSearchParams(new URLSearchParams(sectionHref('privacy')))).toBe('privacy');
});

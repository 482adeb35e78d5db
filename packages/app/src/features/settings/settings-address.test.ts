import { expect, it } from 'vitest';
import { sectionHref, sectionOf } from './settings-address.ts';

it.each([
  ['', 'account'],
  ['section=security', 'security'],
  ['section=billing', 'account'],
  ['section=', 'account'],
])('the address %j shows %s', (text, section) => {
  expect(sectionOf(new URLSearchParams(text))).toBe(section);
});

it('names a section so that it is read back', () => {
  expect(sectionOf(new URLSearchParams(sectionHref('privacy')))).toBe('privacy');
});

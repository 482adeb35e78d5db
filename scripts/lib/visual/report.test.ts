import { expect, it } from 'vitest';
import { reportPage } from './report.mjs';

const shown = (name: string, more: object) => ({ name, note: '12 pixels differ', ...more });
const none = { changed: [], fresh: [], vanished: [], failed: [], same: 0 };
const count = (page: string, part: string) => page.split(part).length - 1;

it('shows expected, actual and difference of a change, once per story', () => {
  const three = { expected: 'data:e', actual: 'data:a', difference: 'data:d' };
  const changed = [shown('a--x.390.light', three), shown('a--x.390.dark', three)];
  const page = reportPage({ ...none, changed, same: 8 });
  expect(page).toContain('2 changed, 0 new, 0 vanished, 0 failed, 8 as they were');
  expect(count(page, '<h3>a--x</h3>')).toBe(1);
  expect(page).toContain('<h4>390 px, dark</h4><p>12 pixels differ</p>');
  for (const address of Object.values(three)) expect(count(page, `src="${address}"`)).toBe(2);
});

it('shows new and vanished stories with the one image that there is', () => {
  const page = reportPage({
    ...none,
    fresh: [shown('b--y.390.light', { actual: 'data:a' })],
    vanished: [shown('c--z.390.light', { expected: 'data:e' })],
  });
  expect(page).toMatch(/<h2>New[^<]*<\/h2>[\s\S]*b--y[\s\S]*<h2>Vanished[^<]*<\/h2>[\s\S]*c--z/);
  expect(count(page, '<figure>')).toBe(2);
});

it('quotes what a failed story said, and loads nothing from elsewhere', () => {
  const page = reportPage({ ...none, failed: [{ story: 'a--x', message: 'no <button> & "more"' }] });
  expect(page).toContain('no &#60;button&#62; &#38; &#34;more&#34;');
  expect(page).not.toMatch(/https?:|<link|<script src/);
});

import { expect, it } from 'vitest';
import { reportPage } from './report-page.mjs';

const image = (name: string, more: object) => ({ name, note: '12 pixels differ', ...more });
const noChanges = { unchanged: [], changed: [], added: [], removed: [], renamed: [] };
const empty = {
  comparison: noChanges,
  base: 'Expected images: rendered from abc1234.',
  changed: [],
  added: [],
  removed: [],
  failed: [],
};
const count = (page: string, part: string) => page.split(part).length - 1;

it('reportPage shows expected, actual and difference of a changed image, grouped by story', () => {
  const three = { expected: 'data:e', actual: 'data:a', difference: 'data:d' };
  const names = ['a--x.390.light', 'a--x.390.dark'];
  const unchanged = Array.from({ length: 8 }, (_, index) => `b--${index}.390.dark`);
  const page = reportPage({
    ...empty,
    comparison: { ...noChanges, changed: names, unchanged },
    changed: names.map((name) => image(name, three)),
  });
  expect(page).toContain('8 unchanged, 2 changed, 0 added, 0 removed, 0 renamed, 0 failed');
  expect(page).toContain('rendered from abc1234');
  expect(count(page, '<h3>a--x</h3>')).toBe(1);
  expect(page).toContain('<h4>390 px, dark</h4><p>12 pixels differ</p>');
  for (const address of Object.values(three)) expect(count(page, `src="${address}"`)).toBe(2);
});

it('reportPage shows added and removed stories with the one image that exists', () => {
  const page = reportPage({
    ...empty,
    added: [image('b--y.390.light', { actual: 'data:a' })],
    removed: [image('c--z.390.light', { expected: 'data:e' })],
  });
  expect(page).toMatch(/<h2>Added[^<]*<\/h2>[\s\S]*b--y[\s\S]*<h2>Removed[^<]*<\/h2>[\s\S]*c--z/);
  expect(count(page, '<figure>')).toBe(2);
});

it('reportPage lists renamed images with both names', () => {
  const renamed = [{ from: 'a--x.390.light', to: 'a--y.390.light' }];
  const page = reportPage({ ...empty, comparison: { ...noChanges, renamed } });
  expect(page).toContain('<li>a--x.390.light &#8594; a--y.390.light</li>');
});

it('reportPage escapes the message of a failed story and loads no other file', () => {
  const page = reportPage({ ...empty, failed: [{ story: 'a--x', message: 'no <button> & "more"' }] });
  expect(page).toContain('no &#60;button&#62; &#38; &#34;more&#34;');
  expect(page).not.toMatch(/https?:|<link|<script src/);
});

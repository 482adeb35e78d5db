import { expect, it } from 'vitest';
import { pages } from './pages.ts';

const sources = import.meta.glob<string>('./pages/*.mdx', { query: '?raw', import: 'default', eager: true });

const titleOf = (source: string) => /<Meta title="([^"]+)"/.exec(source)?.[1] ?? '';
const addressOf = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

it('each page has the address that its title generates', () => {
  const titles = Object.values(sources).map(titleOf);
  const expected = Object.fromEntries(titles.map((title) => [title.split('/').at(-1), addressOf(title)]));
  expect({ ...pages }).toEqual(expected);
});

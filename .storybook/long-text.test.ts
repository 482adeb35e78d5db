import { expect, it } from 'vitest';
import { withLongText } from './long-text.ts';

const press = () => undefined;
const element = { $$typeof: Symbol.for('react.element'), props: { label: 'Save' } };
const photo = new Blob();

it('withLongText lengthens displayed texts at any depth', () => {
  const { post, menu } = withLongText({
    post: { caption: 'The good coat', author: { displayName: 'Ola', username: 'ola' }, tags: ['#winter'] },
    menu: [{ label: 'Share' }],
  }) as {
    post: { caption: string; author: Record<string, string>; tags: string[] };
    menu: { label: string }[];
  };
  expect(post.caption).toMatch(/^The good coat .{60}/);
  expect(post.author.displayName).toMatch(/^Ola .{60}/);
  expect(post.author.username).toMatch(/^ola\.[a-z.]{26}$/);
  expect(post.tags).toEqual([expect.stringMatching(/^#winter\w{30,}$/)]);
  expect(menu[0]?.label).toMatch(/^Share .{60}/);
});

it('withLongText leaves other values unchanged', () => {
  const args = {
    id: 'post-1',
    href: '/post/1',
    src: '/images/coat.webp',
    createdAt: '2026-05-06T12:00:00Z',
    variant: 'outline',
    value: 'Coats',
    name: '',
    count: 3,
    open: true,
    item: null,
    children: element,
    onPress: press,
    photo,
  };
  expect(withLongText(args)).toEqual(args);
  expect(withLongText(args).children).toBe(element);
  expect(withLongText(args).photo).toBe(photo);
});

it('withLongText returns the same copy for the same args', () => {
  const args = { label: 'Save' };
  expect(withLongText(args)).toBe(withLongText(args));
});

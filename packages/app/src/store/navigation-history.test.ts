import { describe, expect, it } from 'vitest';
import { canGoBack, popPath, previousPath, pushPath, replacePath } from './navigation-history.ts';

describe('navigation history', () => {
  it('contains the last 10 paths', () => {
    let history: readonly string[] = [];
    for (let index = 1; index <= 12; index += 1) history = pushPath(history, `/post/${index}`);
    expect(history).toHaveLength(10);
    expect(history[0]).toBe('/post/3');
    expect(history.at(-1)).toBe('/post/12');
  });

  it('when the current path is pushed again, does not change', () => {
    const history = ['/home'];
    expect(pushPath(history, '/home')).toBe(history);
  });

  it('can go back when there is more than one path', () => {
    expect(canGoBack([])).toBe(false);
    expect(canGoBack(['/home'])).toBe(false);
    expect(canGoBack(['/home', '/aura'])).toBe(true);
    expect(previousPath(['/home', '/aura'])).toBe('/home');
    expect(previousPath(['/home'])).toBeNull();
    expect(popPath(['/home', '/aura'])).toEqual(['/home']);
    expect(popPath(['/home'])).toEqual(['/home']);
  });

  it('replaces the current path with replacePath', () => {
    expect(replacePath(['/home', '/user/me'], '/profile')).toEqual(['/home', '/profile']);
    expect(replacePath(['/home', '/'], '/home')).toEqual(['/home']);
  });
});

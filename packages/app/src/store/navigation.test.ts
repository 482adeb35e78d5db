import { describe, expect, it } from 'vitest';
import {
  navigationReducer,
  pathReplaced,
  pathReturnedTo,
  pathsRestored,
  pathVisited,
  selectCanGoBack,
} from './navigation.ts';
import { visitEnded } from './visit.ts';

const visit = (...actions: Parameters<typeof navigationReducer>[1][]) =>
  actions.reduce(navigationReducer, { paths: [] });

describe('navigation', () => {
  it('can go back after a second path was visited', () => {
    const first = visit(pathVisited('/home'));
    expect(selectCanGoBack({ navigation: first })).toBe(false);
    const second = visit(pathVisited('/home'), pathVisited('/aura'));
    expect(selectCanGoBack({ navigation: second })).toBe(true);
  });

  it('replaces the current path on a redirect', () => {
    expect(visit(pathVisited('/'), pathReplaced('/home')).paths).toEqual(['/home']);
  });

  it('removes the current path on a step back', () => {
    const back = visit(pathVisited('/home'), pathVisited('/aura'), pathReturnedTo('/home'));
    expect(back.paths).toEqual(['/home']);
  });

  it('when a step back leads to another path than the previous one, adds it', () => {
    expect(visit(pathReturnedTo('/post/1')).paths).toEqual(['/post/1']);
    expect(visit(pathVisited('/home'), pathReturnedTo('/aura')).paths).toEqual(['/home', '/aura']);
  });

  it('when the visit ends, keeps only the current path', () => {
    const next = visit(pathVisited('/home'), pathVisited('/post/1'), visitEnded());
    expect(next.paths).toEqual(['/post/1']);
    expect(selectCanGoBack({ navigation: next })).toBe(false);
  });

  it('restores paths in front of the current one, up to 10 paths', () => {
    expect(visit(pathReturnedTo('/post/1'), pathsRestored(['/home', '/post/1'])).paths).toEqual([
      '/home',
      '/post/1',
    ]);
    expect(visit(pathReturnedTo('/aura'), pathsRestored(['/home', '/post/1'])).paths).toEqual([
      '/home',
      '/post/1',
      '/aura',
    ]);
    const ten = Array.from({ length: 10 }, (_, index) => `/post/${index}`);
    expect(visit(pathReturnedTo('/aura'), pathsRestored(ten)).paths).toEqual([...ten.slice(1), '/aura']);
  });
});

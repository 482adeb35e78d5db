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
  it('can go back once a second path was opened', () => {
    const first = visit(pathVisited('/home'));
    expect(selectCanGoBack({ navigation: first })).toBe(false);
    const second = visit(pathVisited('/home'), pathVisited('/aura'));
    expect(selectCanGoBack({ navigation: second })).toBe(true);
  });

  it('puts a redirect in the place of the path before', () => {
    expect(visit(pathVisited('/'), pathReplaced('/home')).paths).toEqual(['/home']);
  });

  it('forgets the newest path on a step back', () => {
    const back = visit(pathVisited('/home'), pathVisited('/aura'), pathReturnedTo('/home'));
    expect(back.paths).toEqual(['/home']);
  });

  it('records a step forward like a visit, and the first page of a reloaded tab too', () => {
    expect(visit(pathReturnedTo('/post/1')).paths).toEqual(['/post/1']);
    expect(visit(pathVisited('/home'), pathReturnedTo('/aura')).paths).toEqual(['/home', '/aura']);
  });

  it('leaves nothing to go back to when another person takes over', () => {
    const next = visit(pathVisited('/home'), pathVisited('/post/1'), visitEnded());
    expect(next.paths).toEqual(['/post/1']);
    expect(selectCanGoBack({ navigation: next })).toBe(false);
  });

  it('goes on after a reload where the visit was, and at ten paths forgets the first', () => {
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

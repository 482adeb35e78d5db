import { expect, it } from 'vitest';
import {
  type Attempt,
  balancerKill,
  countDuring,
  type Fault,
  isFailure,
  noticeMs,
  outage,
  plannedRestart,
  serverKill,
} from './attempts.ts';

const attemptOf = (fields: Partial<Attempt> = {}): Attempt => ({
  kind: 'write',
  name: 'addComment',
  from: 1_000,
  to: 1_050,
  outcome: 'gateway',
  isRepeat: false,
  detail: '502',
  ...fields,
});
const faultOf = (allowed: Pick<Fault, 'reads' | 'writes'>): Fault => ({
  name: 'a fault',
  from: 1_020,
  to: 1_100,
  ...allowed,
});

it.each([
  ['a write in flight when its server is killed', attemptOf(), serverKill, false],
  ['a read in flight when its server is killed', attemptOf({ kind: 'read' }), serverKill, true],
  ['a write that ended before the kill', attemptOf({ from: 900, to: 1_010 }), serverKill, true],
  [
    'a write that began long after the kill',
    attemptOf({ from: 1_101 + noticeMs, to: 2_000 }),
    serverKill,
    true,
  ],
  ['a 500 at a kill', attemptOf({ outcome: 'wrong' }), serverKill, true],
  [
    'a 503 with Retry-After while PostgreSQL is down',
    attemptOf({ kind: 'read', outcome: 'unavailable' }),
    outage,
    false,
  ],
  ['a 502 while PostgreSQL is down', attemptOf(), outage, true],
  ['a read whose nginx worker is killed', attemptOf({ kind: 'read', outcome: 'lost' }), balancerKill, false],
  ['a write during a planned restart', attemptOf(), plannedRestart, true],
  [
    'a repetition that meets its first request',
    attemptOf({ outcome: 'running', isRepeat: true }),
    plannedRestart,
    false,
  ],
  ['a first request answered 409', attemptOf({ outcome: 'running' }), outage, true],
  ['a success', attemptOf({ outcome: 'ok' }), plannedRestart, false],
] as const)('%s: is a failure: %#', (_, attempt, allowed, expected) => {
  expect(isFailure(attempt, [faultOf(allowed)])).toBe(expected);
});

it('counts the requests that ran during a fault, and those that it broke', () => {
  const attempts = [
    attemptOf(),
    attemptOf({ kind: 'read', outcome: 'ok' }),
    attemptOf({ outcome: 'running' }),
    attemptOf({ from: 10, to: 20 }),
  ];
  expect(countDuring(faultOf(serverKill), attempts)).toEqual({ requests: 3, reads: 0, writes: 1 });
});

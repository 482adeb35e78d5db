import { expect, it } from 'vitest';
import { planCopy } from '../copy/plan.ts';
import { wearProblems } from '../refusals.ts';
import {
  isRepeatInterval,
  lastPlanDay,
  planDayProblem,
  planDays,
  repeatDays,
  repeatProblem,
} from './plan-days.ts';

const today = '2026-11-25';

it.each([
  ['', planCopy.dayMissing],
  ['2026-11-24', wearProblems.planInPast],
  ['2026-11-25', null],
  ['2027-11-26', null],
  ['2027-11-27', wearProblems.planTooFar],
])('a plan for "%s" has the problem %s', (day, problem) => {
  expect(planDayProblem(day, today)).toBe(problem);
});

it.each([
  ['once', '', null],
  ['weekly', '', planCopy.dayMissing],
  ['weekly', '2026-11-26', planCopy.untilTooEarly],
  ['weekly', '2026-11-27', null],
  ['weekly', lastPlanDay(today), null],
  ['weekly', '2027-11-27', wearProblems.planTooFar],
  ['daily', '2027-01-17', null],
  ['daily', '2027-01-18', planCopy.tooOften],
] as const)('a plan that is repeated %s until "%s" has the problem %s', (interval, until, problem) => {
  expect(repeatProblem({ first: '2026-11-26', interval, until }, today)).toBe(problem);
});

it('a plan is repeated until its last day', () => {
  const first = '2026-12-20';
  expect(planDays({ first, interval: 'once', until: '2027-06-01' })).toEqual([first]);
  expect(planDays({ first, interval: 'weekly', until: '2027-01-03' })).toEqual([
    first,
    '2026-12-27',
    '2027-01-03',
  ]);
  expect(planDays({ first, interval: 'fortnightly', until: '2027-01-16' })).toEqual([first, '2027-01-03']);
  expect(planDays({ first, interval: 'daily', until: '2027-01-31' })).toHaveLength(43);
});

it('a plan of a past day cannot be repeated until another past day', () => {
  const choice = { first: '2026-11-02', interval: 'weekly', until: '2026-11-16' } as const;
  expect(repeatProblem(choice, today)).toBe(wearProblems.planInPast);
});

it.each([
  ['2026-11-26', 'weekly', '2026-11-29', []],
  ['2026-11-26', 'fortnightly', '2026-12-06', []],
  ['2026-11-20', 'weekly', today, []],
  ['2026-11-18', 'weekly', today, [today]],
  ['2026-11-26', 'weekly', '2026-12-10', ['2026-12-03', '2026-12-10']],
] as const)('a plan of %s that is repeated %s until %s is planned on %j', (first, interval, until, days) => {
  expect(repeatDays({ first, interval, until }, today)).toEqual(days);
});

it('only known intervals repeat', () => {
  expect([isRepeatInterval('weekly'), isRepeatInterval('hourly')]).toEqual([true, false]);
});

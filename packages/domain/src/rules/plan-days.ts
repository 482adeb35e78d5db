import { planCopy } from '../copy/plan.ts';
import { wearPlanMaxDays, wearRepeatMaxCount } from '../limits/wears.ts';
import { wearProblems } from '../refusals.ts';
import { addDays } from './days.ts';

/** The days between two repetitions of a plan; 0 for a plan of one day. */
export const repeatIntervals = { once: 0, daily: 1, weekly: 7, fortnightly: 14 } as const;

export type RepeatInterval = keyof typeof repeatIntervals;

export const isRepeatInterval = (value: string): value is RepeatInterval =>
  Object.hasOwn(repeatIntervals, value);

/** When something is planned. Days are `YYYY-MM-DD`. */
export interface PlanChoice {
  readonly first: string;
  readonly interval: RepeatInterval;
  /** The last day on which it may be repeated; ignored for a plan of one day. */
  readonly until: string;
}

/** The last day that can be planned. */
export const lastPlanDay = (today: string) => addDays(today, wearPlanMaxDays);

/** Why a day cannot be planned; null when it can. */
export function planDayProblem(day: string, today: string): string | null {
  if (day === '') return planCopy.dayMissing;
  if (day < today) return wearProblems.planInPast;
  return day > lastPlanDay(today) ? wearProblems.planTooFar : null;
}

/** Why a plan cannot be repeated until a day; null when it can. */
export function repeatProblem({ first, interval, until }: PlanChoice, today: string): string | null {
  if (interval === 'once') return null;
  if (until === '') return planCopy.dayMissing;
  if (until <= first) return planCopy.untilTooEarly;
  if (until < today) return wearProblems.planInPast;
  if (until > lastPlanDay(today)) return wearProblems.planTooFar;
  const step = repeatIntervals[interval];
  return addDays(first, step * wearRepeatMaxCount) <= until ? planCopy.tooOften : null;
}

/** The days of a plan without a problem, the earliest first. */
export function planDays({ first, interval, until }: PlanChoice): readonly string[] {
  if (interval === 'once') return [first];
  const days: string[] = [];
  for (let day = first; day <= until; day = addDays(day, repeatIntervals[interval])) days.push(day);
  return days.slice(0, wearRepeatMaxCount);
}

/** The days on which a planned day is repeated, the earliest first; without those that have passed. */
export function repeatDays(choice: PlanChoice, today: string): readonly string[] {
  return planDays(choice).filter((day) => day > choice.first && day >= today);
}

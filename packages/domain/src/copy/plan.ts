import { wearRepeatMaxCount } from '../limits/wears.ts';

/** Planning, repeating and moving what will be worn (docs/product.md section 2, Wearing). */
export const planCopy = {
  plan: 'Plan',
  planHeading: (name: string) => `Plan ${name}`,
  move: 'Move to another day',
  moveHeading: (name: string) => `Move ${name}`,
  repeat: 'Repeat',
  repeatHeading: (name: string) => `Repeat ${name}`,
  menu: (name: string) => `Actions for ${name}`,
  day: 'Day',
  every: 'Repeat',
  intervals: { once: 'Never', daily: 'Every day', weekly: 'Every week', fortnightly: 'Every two weeks' },
  until: 'Until',
  dayMissing: 'Choose a day.',
  untilTooEarly: 'Choose a day after the first one.',
  noRepetition: 'There is no repetition until this day. Choose a later one.',
  tooOften: `A plan can be repeated on up to ${wearRepeatMaxCount} days. Choose an earlier one.`,
  moved: (name: string, day: string) => `${name} is planned for ${day}`,
  moveFailed: 'This was not moved. Please try again.',
  saved: (name: string, days: number) => `${name} is planned on ${days === 1 ? '1 day' : `${days} days`}`,
  partly: (name: string, done: number, all: number) =>
    `${name} is planned on ${done} of ${all} days. Please try again for the others.`,
  failed: 'This was not planned. Please try again.',
} as const;

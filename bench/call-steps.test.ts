import { calls } from '@aura/api-client/contract/calls';
import { expect, it } from 'vitest';
import { callsWithoutStep, createSteps } from './call-steps.ts';

it('each call of the contract has a step or a reason for having none', async () => {
  const steps = await createSteps(async () => {
    throw new Error('not called');
  }, ['famous', 'other']);
  const covered = [...Object.keys(steps), ...Object.keys(callsWithoutStep)];
  expect(covered.sort()).toEqual(Object.keys(calls).sort());
});

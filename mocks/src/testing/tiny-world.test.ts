import { worldSchema } from '@aura/demo-world/world-schema';
import { expect, it } from 'vitest';
import { tinyWorld } from './tiny-world.ts';

it('is a world by the contract', () => {
  expect(worldSchema.parse(tinyWorld)).toEqual(tinyWorld);
});

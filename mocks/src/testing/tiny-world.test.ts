import { worldSchema } from '@aura/demo-world/world-schema';
import { expect, it } from 'vitest';
import { tinyWorld } from './tiny-world.ts';

it('the tiny world is valid', () => {
  expect(worldSchema.parse(tinyWorld)).toEqual(tinyWorld);
});

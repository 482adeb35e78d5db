import json from '../data/world.json';
import { type World, worldSchema } from './world-schema.ts';

/** The demo world, checked by the contract's schema. */
export const demoWorld: World = worldSchema.parse(json);

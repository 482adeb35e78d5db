import json from '../data/world.json';
import { type World, worldSchema } from './world-schema.ts';

/** The demo world, validated by its schema. */
export const demoWorld: World = worldSchema.parse(json);

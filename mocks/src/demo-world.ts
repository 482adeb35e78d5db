import { type World, worldSchema } from '@aura/api-client/contract/world';
import json from '../world/world.json';

/** The demo world, checked by the contract's schema. */
export const demoWorld: World = worldSchema.parse(json);

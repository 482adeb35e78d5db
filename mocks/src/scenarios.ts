import type { World } from '@aura/demo-world/world-schema';

/**
 * A state of the whole product to look at. `busy`: the world as it is. `empty`: a person who has nothing yet.
 * `slow`: every answer takes its time. `failing`: no answer succeeds. `signed-out`: nobody is signed in.
 */
const scenarios = ['busy', 'empty', 'slow', 'failing', 'signed-out'] as const;

export type Scenario = (typeof scenarios)[number];

export function isScenario(value: string | null): value is Scenario {
  return scenarios.some((scenario) => scenario === value);
}

/** The person that the scenarios show: the first of the world who may sign in. */
export function mainUserOf(world: World): World['people'][number] | undefined {
  return world.people.find(({ password }) => password !== undefined);
}

/** The user alone, with nothing. */
function withoutContent(world: World): World {
  const user = mainUserOf(world);
  const people = user ? [{ ...user, follows: [], blocks: [] }] : [];
  return { ...world, people, items: [], posts: [], favorites: [] };
}

/** The world that a scenario plays in. */
export function worldForScenario(scenario: Scenario, world: World): World {
  return scenario === 'empty' ? withoutContent(world) : world;
}

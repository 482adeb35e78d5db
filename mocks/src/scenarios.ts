import type { World } from '@aura/demo-world/world-schema';

/**
 * A state of the whole product. `busy`: the world unchanged. `empty`: one user without content. `slow`:
 * responses are delayed. `failing`: every call with a JSON response answers 500. `signed-out`: no session.
 */
const scenarios = ['busy', 'empty', 'slow', 'failing', 'signed-out'] as const;

export type Scenario = (typeof scenarios)[number];

export function isScenario(value: string | null): value is Scenario {
  return scenarios.some((scenario) => scenario === value);
}

/** The user that the scenarios sign in: the first one with a password. */
export function mainUserOf(world: World): World['people'][number] | undefined {
  return world.people.find(({ password }) => password !== undefined);
}

/** A world with the main user only, without content. */
function withoutContent(world: World): World {
  const user = mainUserOf(world);
  const people = user ? [{ ...user, follows: [], blocks: [] }] : [];
  const content = { items: [], posts: [], favorites: [], outfits: [], wears: [], notifications: [] };
  return { ...world, people, ...content };
}

/** The world of a scenario. */
export function worldForScenario(scenario: Scenario, world: World): World {
  return scenario === 'empty' ? withoutContent(world) : world;
}

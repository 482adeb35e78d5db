import type { Call } from '@aura/api-client/contract/call';
import type { World } from '@aura/demo-world/world-schema';
import type { HttpHandler } from 'msw';
import { type Backend, createBackend } from './backend/backend.ts';
import { BackendError } from './backend/backend-error.ts';
import { createHandlers } from './handlers.ts';
import { createMockIdentityProvider, type MockIdentityProvider } from './identity.ts';
import { mainUserOf, type Scenario, worldForScenario } from './scenarios.ts';

export interface MocksOptions {
  readonly world: World;
  /** `busy` by default. */
  readonly scenario?: Scenario;
  /** The bytes of one of the world's image files. */
  readImage(file: string): Promise<Blob>;
  /** Milliseconds since 1970; by default the machine's clock. */
  readonly now?: () => number;
  /** How long the simulated analysis takes. */
  readonly analysisDelayMs?: number;
  /** How long every answer takes in the `slow` scenario. */
  readonly slowMs?: number;
  readonly root?: string;
}

export interface Mocks {
  readonly handlers: readonly HttpHandler[];
  readonly backend: Backend;
  /** The identity provider that belongs to the backend; it changes with every scenario. */
  readonly identity: MockIdentityProvider;
  /** Begins anew in another scenario. */
  setScenario(scenario: Scenario): void;
  /** Begins anew in the same scenario. */
  reset(): void;
}

const defaultSlowMs = 3000;

/** A backend in memory, an identity provider and the handlers that join them to the network. */
export function createMocks(options: MocksOptions): Mocks {
  const { world, now = Date.now, slowMs = defaultSlowMs, root, readImage } = options;
  let scenario = options.scenario ?? 'busy';
  const backend = createBackend({ ...options, world: worldForScenario(scenario, world) });
  let identity = identityOf(scenario);

  function identityOf(played: Scenario): MockIdentityProvider {
    const signedIn = played === 'signed-out' ? null : (mainUserOf(world)?.uid ?? null);
    return createMockIdentityProvider({ world: worldForScenario(played, world), now, signedIn });
  }

  async function before({ response }: Call): Promise<void> {
    if (scenario === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    if (scenario === 'failing' && response !== null) throw new BackendError('INTERNAL');
  }

  function play(next: Scenario): void {
    scenario = next;
    backend.reset(worldForScenario(next, world));
    identity = identityOf(next);
  }

  const handlers = createHandlers({
    backend,
    identify: (token) => identity.identify(token),
    readImage,
    beforeResponse: before,
    ...(root !== undefined && { root }),
  });
  return {
    handlers,
    backend,
    get identity() {
      return identity;
    },
    setScenario: play,
    reset: () => play(scenario),
  };
}

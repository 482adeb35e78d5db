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
  /** Loads one of the world's image files. */
  readImage(file: string): Promise<Blob>;
  /** Milliseconds since 1970; the system clock by default. */
  readonly now?: () => number;
  /** Emails of the accounts that may moderate, in lower case; none by default. */
  readonly moderatorEmails?: readonly string[];
  /** Duration of the simulated analysis, in milliseconds. */
  readonly analysisDelayMs?: number;
  /** Delay of every response in the `slow` scenario, in milliseconds. */
  readonly slowMs?: number;
  readonly root?: string;
}

export interface Mocks {
  readonly handlers: readonly HttpHandler[];
  readonly backend: Backend;
  /** The identity provider of the backend; replaced by `setScenario`. */
  readonly identity: MockIdentityProvider;
  /** Resets the state and sets the scenario. */
  setScenario(scenario: Scenario): void;
  /** Resets the state of the current scenario. */
  reset(): void;
}

const defaultSlowMs = 3000;

/** Creates the backend, the identity provider and the MSW handlers. */
export function createMocks(options: MocksOptions): Mocks {
  const { world, now = Date.now, slowMs = defaultSlowMs, root, readImage } = options;
  let scenario = options.scenario ?? 'busy';
  const backend = createBackend({ ...options, world: worldForScenario(scenario, world) });
  let identity = identityOf(scenario);

  function identityOf(shown: Scenario): MockIdentityProvider {
    const signedIn = shown === 'signed-out' ? null : (mainUserOf(world)?.uid ?? null);
    return createMockIdentityProvider({ world: worldForScenario(shown, world), now, signedIn });
  }

  async function before({ response }: Call): Promise<void> {
    if (scenario === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    if (scenario === 'failing' && response !== null) throw new BackendError('INTERNAL');
  }

  function setScenario(next: Scenario): void {
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
    setScenario,
    reset: () => setScenario(scenario),
  };
}

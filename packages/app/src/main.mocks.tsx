import { startBrowserMocks } from '@aura/mocks/browser';
import { demoWorld } from '@aura/mocks/demo-world';
import { isScenario } from '@aura/mocks/scenarios';
import { startApp } from './bootstrap.tsx';
import { createMockIdentity } from './mocks/mock-identity.ts';
import { readConfig } from './platform/config.ts';

/** `?scenario=empty` and so on; without one, the world as it is. */
const asked = new URLSearchParams(window.location.search).get('scenario');

const mocks = await startBrowserMocks({
  world: demoWorld,
  picturesAddress: __WORLD_PICTURES__,
  ...(isScenario(asked) && { scenario: asked }),
});

startApp({ config: readConfig(document), identity: createMockIdentity(mocks) });

import { demoWorld } from '@aura/demo-world/demo-world';
import { startBrowserMocks } from '@aura/mocks/browser';
import { isScenario } from '@aura/mocks/scenarios';
import { startApp } from './bootstrap.tsx';
import { createMockIdentity } from './mocks/mock-identity.ts';
import { noPush } from './mocks/no-push.ts';
import { readConfig } from './platform/config.ts';

/** The scenario in `?scenario=`; by default the demo world. */
const scenario = new URLSearchParams(window.location.search).get('scenario');

const mocks = await startBrowserMocks({
  world: demoWorld,
  imagesUrl: __WORLD_IMAGES__,
  ...(isScenario(scenario) && { scenario }),
});

startApp({
  config: readConfig(document),
  identity: createMockIdentity(mocks),
  loadPush: async () => noPush,
  loadWorker: null,
});

import { startApp } from './bootstrap.tsx';
import { readConfig } from './platform/config.ts';
import { applyContentSecurityPolicy } from './platform/content-security-policy.ts';
import { createFirebaseIdentity } from './platform/identity/firebase-identity.ts';

applyContentSecurityPolicy(document);
// In a task of its own: the evaluation of the code is one already.
setTimeout(() => {
  const config = readConfig(document);
  startApp({
    config,
    identity: createFirebaseIdentity(config),
    loadPush: () => import('./platform/push/browser-push.ts').then(({ browserPush }) => browserPush),
    // During development the app changes with every file.
    loadWorker: import.meta.env.PROD
      ? () => import('./platform/offline/browser-worker.ts').then(({ browserWorker }) => browserWorker)
      : null,
  });
});

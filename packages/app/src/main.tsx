import { startApp } from './bootstrap.tsx';
import { readConfig } from './platform/config.ts';
import { createFirebaseIdentity } from './platform/identity/firebase-identity.ts';

const config = readConfig(document);
startApp({ config, identity: createFirebaseIdentity(config) });

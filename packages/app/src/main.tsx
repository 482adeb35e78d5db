import { startApp } from './bootstrap.tsx';
import { readConfig } from './platform/config.ts';
import { createFirebaseIdentity } from './platform/identity/firebase-identity.ts';
import { obeyPagePolicy } from './platform/page-security.ts';

obeyPagePolicy(document);
const config = readConfig(document);
startApp({ config, identity: createFirebaseIdentity(config) });

import { startApp } from './bootstrap.tsx';
import { readConfig } from './platform/config.ts';
import { createFirebaseIdentity } from './platform/identity/firebase-identity.ts';
import { applyContentSecurityPolicy } from './platform/content-security-policy.ts';

applyContentSecurityPolicy(document);
const config = readConfig(document);
startApp({ config, identity: createFirebaseIdentity(config) });

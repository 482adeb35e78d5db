import { product } from '@aura/domain/product';

/** Settings of the deployment. */
export interface AppConfig {
  /** Base address of the API's calls. */
  readonly apiRoot: string;
  /** Base address of public images: the API, or a CDN. */
  readonly imageRoot: string;
  readonly firebase: { readonly apiKey: string; readonly authDomain: string; readonly projectId: string };
  /** Address of the local Auth emulator; null with a real identity provider. */
  readonly authEmulatorUrl: string | null;
  readonly policyBaseUrl: string;
}

const apiRoot = `${import.meta.env.VITE_API_BASE_URL ?? '/api'}/${product.slug}`;

const defaults: AppConfig = {
  apiRoot,
  imageRoot: apiRoot,
  firebase: {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo',
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? 'localhost',
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-aura',
  },
  authEmulatorUrl: import.meta.env.VITE_AUTH_EMULATOR_URL ?? null,
  policyBaseUrl: import.meta.env.VITE_POLICY_BASE_URL ?? '/policies',
};

/** The part of `Document` that reading the configuration uses. */
interface ConfigPage {
  getElementById(id: string): { readonly textContent: string | null } | null;
}

/**
 * Returns the configuration that the server wrote into the page, else the one of the build.
 * @throws when the page's configuration has another shape
 */
export function readConfig(page: ConfigPage): AppConfig {
  const written = page.getElementById('aura-config')?.textContent;
  if (!written) return defaults;
  const config: unknown = JSON.parse(written);
  if (!isConfig(config)) throw new Error("The page's configuration has another shape.");
  return config;
}

/** Checked without zod, which would be the largest part of the first page. */
function isConfig(value: unknown): value is AppConfig {
  return (
    hasStrings(value, ['apiRoot', 'imageRoot', 'policyBaseUrl']) &&
    hasStrings(value.firebase, ['apiKey', 'authDomain', 'projectId']) &&
    (value.authEmulatorUrl === null || typeof value.authEmulatorUrl === 'string')
  );
}

function hasStrings(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return names.every((name) => typeof fields.get(name) === 'string');
}

import { product } from '@aura/domain/product';
import * as z from 'zod/mini';

const configSchema = z.object({
  /** Address that the API's calls stand under. */
  apiRoot: z.string(),
  firebase: z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
  /** Where the local Auth emulator listens; null with a real identity provider. */
  authEmulatorUrl: z.nullable(z.string()),
  policyBaseUrl: z.string(),
});

/** What differs from one deployment to the next. */
export type AppConfig = z.infer<typeof configSchema>;

const defaults: AppConfig = {
  apiRoot: `${import.meta.env.VITE_API_BASE_URL ?? '/api'}/${product.slug}`,
  firebase: {
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo',
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? 'localhost',
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-aura',
  },
  authEmulatorUrl: import.meta.env.VITE_AUTH_EMULATOR_URL ?? null,
  policyBaseUrl: import.meta.env.VITE_POLICY_BASE_URL ?? '/policies',
};

/** The part of a document that is read. */
interface ConfigPage {
  getElementById(id: string): { readonly textContent: string | null } | null;
}

/**
 * Reads the configuration that the server wrote into the page, else the one of the build.
 * @throws when the page's configuration has another shape
 */
export function readConfig(page: ConfigPage): AppConfig {
  const written = page.getElementById('aura-config')?.textContent;
  return written ? configSchema.parse(JSON.parse(written)) : defaults;
}

import type { World } from '@aura/api-client/contract/world';
import { setupWorker } from 'msw/browser';
import { createMocks, type Mocks, type MocksOptions } from './mocks.ts';

/** Where the page's server serves the world's pictures in development and in Storybook. */
export const picturesAddress = '/mock-pictures';

/** Reads the world's pictures from the page's own server. */
export async function fetchPicture(file: string): Promise<Blob> {
  const response = await fetch(`${picturesAddress}/${file}`);
  if (!response.ok) throw new Error(`There is no picture ${file} below ${picturesAddress}.`);
  return response.blob();
}

export type BrowserMocksOptions = Partial<Omit<MocksOptions, 'world'>> & { readonly world: World };

/**
 * Puts the mocks in the place of the API in this page. Everything else goes to the network as ever.
 */
export async function startBrowserMocks(options: BrowserMocksOptions): Promise<Mocks> {
  const mocks = createMocks({ readPicture: fetchPicture, ...options });
  const worker = setupWorker(...mocks.handlers);
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return mocks;
}

import { setupWorker } from 'msw/browser';
import { createMocks, type Mocks, type MocksOptions } from './mocks.ts';

interface BrowserMocksOptions extends Omit<MocksOptions, 'readImage'> {
  /** URL from which the world's images are loaded. */
  readonly imagesUrl: string;
}

/** Loads the world's images from a URL. */
function imagesFromUrl(address: string): MocksOptions['readImage'] {
  return async (file) => {
    const response = await fetch(`${address}/${file}`);
    if (!response.ok)
      throw new Error(`Failed to load the image ${address}/${file}: status ${response.status}.`);
    return response.blob();
  };
}

/** Starts a service worker that mocks the API in this page. Other requests are sent to the network. */
export async function startBrowserMocks(options: BrowserMocksOptions): Promise<Mocks> {
  const mocks = createMocks({ ...options, readImage: imagesFromUrl(options.imagesUrl) });
  const worker = setupWorker(...mocks.handlers);
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return mocks;
}

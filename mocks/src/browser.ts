import { setupWorker } from 'msw/browser';
import { createMocks, type Mocks, type MocksOptions } from './mocks.ts';

interface BrowserMocksOptions extends Omit<MocksOptions, 'readImage'> {
  /** Where the page's own server serves the world's images. */
  readonly imagesUrl: string;
}

/** Reads the world's images from the page's own server. */
function imagesFromUrl(address: string): MocksOptions['readImage'] {
  return async (file) => {
    const response = await fetch(`${address}/${file}`);
    if (!response.ok) throw new Error(`There is no picture ${file} below ${address}.`);
    return response.blob();
  };
}

/**
 * Puts the mocks in the place of the API in this page. Everything else goes to the network as ever.
 */
export async function startBrowserMocks(options: BrowserMocksOptions): Promise<Mocks> {
  const mocks = createMocks({ ...options, readImage: imagesFromUrl(options.imagesUrl) });
  const worker = setupWorker(...mocks.handlers);
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  return mocks;
}

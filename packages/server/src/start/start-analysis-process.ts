import type { Logger } from 'pino';
import sharp from 'sharp';
import type { ImageAnalyzer } from '../analysis/analyzer.ts';
import { createHostApp } from '../analysis/hosts/host.routes.ts';
import { createNetworkAnalyzer } from '../analysis/networks/network-analyzer.ts';
import type { AnalysisConfig } from '../config/config.ts';
import { describeError } from '../log.ts';
import { listen } from './listen.ts';
import { StartError } from './start-error.ts';

/** Loads the networks by a first photo, so that no photo of a person waits for them. */
async function loadNetworks(analyzer: ImageAnalyzer): Promise<void> {
  const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } });
  try {
    await analyzer.analyze(await plain.jpeg().toBuffer());
  } catch (error) {
    throw new StartError(`ROLE: the networks cannot be loaded (${describeError(error).message})`);
  }
}

/**
 * Starts a process that only analyzes photos, for servers with `ROLE=web`; it resolves when the networks are
 * loaded. It has no database, no storage and no data folder.
 * @throws StartError
 */
export async function startAnalysisProcess({ port, host, secret, warnings }: AnalysisConfig, log: Logger) {
  const analyzer = createNetworkAnalyzer();
  let isLoaded = false;
  const app = createHostApp({ secret, log, analyzer: () => (isLoaded ? analyzer : null) });
  const listener = await listen(port, host, (request, bindings) => app.fetch(request, bindings));
  const stop = async () => {
    await listener.close();
    await analyzer.close();
  };
  try {
    await loadNetworks(analyzer);
  } catch (error) {
    await stop();
    throw error;
  }
  isLoaded = true;
  for (const warning of warnings) log.warn(warning);
  log.info({ port: listener.port, host, role: 'analysis' }, 'listening');
  return { port: listener.port, stop };
}

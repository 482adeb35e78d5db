import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { ClosableAnalyzer, ImageAnalyzer } from './analyzer.ts';

const withoutResources = (analyzer: ImageAnalyzer): ClosableAnalyzer => ({
  ...analyzer,
  close: () => Promise.resolve(),
});

/**
 * Creates the analyzer of the configured analysis processes or vision service, or the built-in analyzer when
 * none is configured. Only the chosen one is loaded.
 */
export async function createAnalyzer(
  { vision, analysisHosts }: Pick<Config, 'vision' | 'analysisHosts'>,
  log: Logger,
): Promise<ClosableAnalyzer> {
  if (analysisHosts !== null) {
    const { createHostsAnalyzer } = await import('./hosts/hosts-analyzer.ts');
    return withoutResources(createHostsAnalyzer(analysisHosts, log));
  }
  if (vision !== null) {
    const { createVisionAnalyzer } = await import('./vision/vision-analyzer.ts');
    return withoutResources(createVisionAnalyzer(vision, log));
  }
  const { createNetworkAnalyzer } = await import('./networks/network-analyzer.ts');
  return createNetworkAnalyzer();
}

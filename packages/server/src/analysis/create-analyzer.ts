import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { ClosableAnalyzer } from './analyzer.ts';
import { createNetworkAnalyzer } from './networks/network-analyzer.ts';
import { createVisionAnalyzer } from './vision/vision-analyzer.ts';

/**
 * Creates the analyzer of the configured vision service, or the built-in analyzer when none is configured.
 */
export function createAnalyzer({ vision }: Pick<Config, 'vision'>, log: Logger): ClosableAnalyzer {
  if (vision === null) return createNetworkAnalyzer();
  return { ...createVisionAnalyzer(vision, log), close: () => Promise.resolve() };
}

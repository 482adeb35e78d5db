import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { ImageAnalyzer } from './analyzer.ts';
import { createBaselineAnalyzer } from './baseline/baseline-analyzer.ts';
import { createVisionAnalyzer } from './vision-service.ts';

/** The configured vision service, else the analysis that is built in. */
export function createAnalyzer({ vision }: Pick<Config, 'vision'>, log: Logger): ImageAnalyzer {
  return vision === null ? createBaselineAnalyzer() : createVisionAnalyzer(vision, log);
}

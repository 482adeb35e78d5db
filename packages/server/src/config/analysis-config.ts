import { ConfigError } from './config-error.ts';
import type { Settings } from './settings.ts';

/** The analysis processes that a server sends photos to. */
export interface AnalysisHostsConfig {
  readonly urls: readonly string[];
  readonly secret: string;
}

const secretMissing =
  'missing, but the analysis processes and the servers that send them photos need the same one';

function checkRole({ ROLE, VISION_URL, ANALYSIS_URL, ANALYSIS_SECRET }: Settings): void {
  const refuse = (problem: string) => {
    throw new ConfigError(problem);
  };
  if (ROLE === 'analysis') {
    if (VISION_URL) refuse('VISION_URL must not be set with ROLE=analysis, which analyses photos itself');
    if (ANALYSIS_URL) refuse('ANALYSIS_URL must not be set with ROLE=analysis, which analyses photos itself');
    return;
  }
  if (ANALYSIS_URL && VISION_URL) refuse('ANALYSIS_URL and VISION_URL exclude each other');
  if (ROLE === 'web' && !ANALYSIS_URL && !VISION_URL) {
    refuse('ANALYSIS_URL: missing, but a server with ROLE=web needs it, or VISION_URL');
  }
  if (ROLE === 'all' && ANALYSIS_URL) {
    refuse('ANALYSIS_URL needs ROLE=web: a server with ROLE=all analyses photos itself');
  }
  if (ANALYSIS_SECRET && !ANALYSIS_URL) {
    refuse('ANALYSIS_SECRET must not be set without ANALYSIS_URL or ROLE=analysis, since nothing uses it');
  }
}

function urlsOf(list: string): string[] {
  const urls = list.split(',').map((url) => url.trim().replace(/\/+$/, ''));
  return urls.map((url) => {
    if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
    throw new ConfigError(`ANALYSIS_URL: ${url || 'an empty entry'} is not an address`);
  });
}

/**
 * Returns the analysis processes of a server; null when it analyzes photos itself or by an external service.
 * @throws ConfigError when the settings contradict each other
 */
export function analysisHostsConfig(env: Settings): AnalysisHostsConfig | null {
  checkRole(env);
  if (!env.ANALYSIS_URL) return null;
  if (!env.ANALYSIS_SECRET) throw new ConfigError(`ANALYSIS_SECRET: ${secretMissing}`);
  return { urls: urlsOf(env.ANALYSIS_URL), secret: env.ANALYSIS_SECRET };
}

/**
 * Returns the settings of an analysis process, which needs no database, storage or identity provider.
 * @throws ConfigError when they contradict each other
 */
export function analysisProcessConfig(env: Settings) {
  checkRole(env);
  if (!env.ANALYSIS_SECRET) throw new ConfigError(`ANALYSIS_SECRET: ${secretMissing}`);
  return {
    port: env.PORT,
    host: env.HOST,
    secret: env.ANALYSIS_SECRET,
  };
}

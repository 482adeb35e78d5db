import type { Logger } from 'pino';
import type { AnalysisHostsConfig } from '../../config/analysis-config.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { DetectedGarment, ImageAnalyzer } from '../analyzer.ts';
import { fromHostResponse } from './host-protocol.ts';
import { ConnectionLostError, type HostResponse, postPhoto } from './post-photo.ts';
import { createRotation } from './rotation.ts';

/** Time limits for all hosts of a photo together and for one connection, and the pause of a lost host. */
const hostLimits = { totalMs: 10_000, connectMs: 2_000, lostPauseMs: 5_000 };
const maxPauseMs = 30_000;
/** One photo is analyzed, and one arrives or waits. */
const photosPerHost = 2;

/** The host has not begun with the photo: it is full or starts, or has another secret. */
const notBegun = [503, 401];

/**
 * Creates an analyzer that sends photos to analysis processes (`ROLE=analysis`), in turn. A photo goes to another
 * one only when the first has not begun with it or its connection broke, so it is not analyzed twice
 * (docs/decisions/2026-11-23-analysis-processes.md).
 */
export function createHostsAnalyzer(
  { urls, secret }: AnalysisHostsConfig,
  log: Logger,
  limits = hostLimits,
): ImageAnalyzer {
  const rotation = createRotation(urls);

  function skip(url: string, ms: number, reason: string): void {
    rotation.pause(url, Math.min(ms, maxPauseMs));
    log.warn({ host: new URL(url).host, reason }, 'an analysis process takes no photo');
  }

  /** @returns null when the host does not analyze the photo */
  async function ask(url: string, jpeg: Buffer, signal: AbortSignal): Promise<HostResponse | null> {
    try {
      const response = await postPhoto(jpeg, { url, secret, connectMs: limits.connectMs, signal });
      if (!notBegun.includes(response.status)) return response;
      skip(url, response.retryAfterMs || limits.lostPauseMs, `it answered ${response.status}`);
    } catch (error) {
      const isLost = error instanceof ConnectionLostError;
      if (isLost || signal.aborted) skip(url, limits.lostPauseMs, String(error));
      if (!isLost) throw error;
    }
    return null;
  }

  async function analyze(jpeg: Buffer, signal: AbortSignal): Promise<DetectedGarment[]> {
    for (const url of rotation.next()) {
      const response = await ask(url, jpeg, signal);
      if (response === null) continue;
      if (response.status !== 200) throw new Error(`the analysis process answered ${response.status}`);
      return fromHostResponse(response.body);
    }
    throw new Error('no analysis process takes the photo');
  }

  return {
    concurrency: photosPerHost * urls.length,
    async analyze(jpeg, signal) {
      const signals = [AbortSignal.timeout(limits.totalMs), ...(signal ? [signal] : [])];
      try {
        return await analyze(jpeg, AbortSignal.any(signals));
      } catch (error) {
        log.warn({ err: error }, 'the analysis of a photo failed');
        throw new DomainError('analysis.failed');
      }
    },
  };
}

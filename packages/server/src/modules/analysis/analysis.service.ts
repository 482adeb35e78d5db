import type { DetectedItemWire } from '@aura/api-client/contract/analysis';
import type { FoundGarment } from '../../analysis/analyzer.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Services } from '../../http/services.ts';
import { processUpload } from '../../images/process.ts';
import { createQueue } from '../../images/queue.ts';
import { type FoundItemServices, storeFound } from './found-items.service.ts';

/** What the analysis of photos needs. */
export type AnalysisServices = FoundItemServices & Pick<Services, 'analyzer' | 'log'>;

/**
 * The browser gives up after a minute. The built-in analysis loads its networks with the first photo, which a machine
 * with much to do lets wait; a service on the network has a shorter limit of its own.
 */
const analysisTimeoutMs = 45_000;
const analysesAtOnce = 2;
const analysesWaiting = 32;

/** Rejects once the signal fires, for an analyzer that does not listen to it. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * Analyses photos, a few at a time. What it finds becomes items of the person who asks: they stay out of the
 * wardrobe until a post links them, and are swept when none does.
 * @param timeoutMs for one analysis, waiting in line not counted
 * @returns a function that throws what `processUpload` throws, and `UNAVAILABLE` when the analysis fails
 */
export function createEvaluation(services: AnalysisServices, timeoutMs = analysisTimeoutMs) {
  const { analyzer, log } = services;
  const inTurn = createQueue(analysesAtOnce, analysesWaiting);

  async function analyze(jpeg: Buffer): Promise<FoundGarment[]> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await Promise.race([analyzer.analyze(jpeg, signal), aborted(signal)]);
    } catch (error) {
      log.warn({ err: error }, 'analysis failed');
      throw new HttpError('UNAVAILABLE');
    }
  }

  return async (photo: Blob, ownerId: string): Promise<DetectedItemWire[]> => {
    const { jpeg } = await processUpload(new Uint8Array(await photo.arrayBuffer()));
    return storeFound(services, jpeg, await inTurn(() => analyze(jpeg)), ownerId);
  };
}

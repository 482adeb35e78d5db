import type { DetectedItemWire } from '@aura/api-client/contract/analysis';
import type { DetectedGarment } from '../../analysis/analyzer.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { processUpload } from '../../images/process.ts';
import { createQueue } from '../../queue.ts';
import type { Services } from '../../services.ts';
import { type DetectedItemServices, storeDetectedItems } from './detected-items.service.ts';

export type AnalysisServices = DetectedItemServices & Pick<Services, 'analyzer' | 'log' | 'telemetry'>;

/**
 * Less than the 60 seconds after which the app aborts. The built-in analysis loads its networks with the
 * first photo, which takes several seconds on a busy machine; the vision service has a shorter timeout.
 */
const analysisTimeoutMs = 45_000;
const defaultConcurrency = 2;
const maxWaiting = 32;

/** Rejects when the signal aborts, for analyzers that ignore it. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * Creates the function that detects garments in a photo and stores them as detected items of the owner. The items
 * are not part of the wardrobe; the sweep deletes those that no post links.
 * @param timeoutMs of one analysis, without the time in the queue
 * @returns a function that throws the errors of `processUpload`, `queue.full` and `analysis.failed`
 */
export function createEvaluation(services: AnalysisServices, timeoutMs = analysisTimeoutMs) {
  const { analyzer, log } = services;
  const { metrics, tracing } = services.telemetry;
  const queue = createQueue(analyzer.concurrency ?? defaultConcurrency, maxWaiting, 'analysis_queue');
  metrics.watch({ analysis: queue.counts });

  async function analyze(jpeg: Buffer): Promise<DetectedGarment[]> {
    const signal = AbortSignal.timeout(timeoutMs);
    const start = performance.now();
    let hasFailed = true;
    try {
      const found = await tracing.span('analysis', () =>
        Promise.race([analyzer.analyze(jpeg, signal), rejectOnAbort(signal)]),
      );
      hasFailed = false;
      return found;
    } catch (error) {
      log.warn({ err: error }, 'analysis failed');
      throw new DomainError('analysis.failed', null, { cause: error });
    } finally {
      metrics.analysisEnded((performance.now() - start) / 1000, hasFailed);
    }
  }

  return async (photo: Blob, ownerId: string): Promise<DetectedItemWire[]> => {
    const { jpeg } = await processUpload(new Uint8Array(await photo.arrayBuffer()));
    return storeDetectedItems(services, jpeg, await queue(() => analyze(jpeg)), ownerId);
  };
}

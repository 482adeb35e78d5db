import { ownDataCalls } from '@aura/api-client/contract/own-data';
import { exportIdleTimeoutMs } from '@aura/domain/limits/own-data';
import { ownDataFiles } from '@aura/domain/own-data/own-data-files';
import type { Hono } from 'hono';
import type { AppEnvironment } from '../../http/environment.ts';
import { handleStream } from '../../http/handle.ts';
import { requireProfile } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { openOwnData } from './own-data-source.ts';
import { createRunningExports } from './running-exports.ts';

/** The route of exports (docs/product.md section 7). */
export function ownDataRoutes(app: Hono<AppEnvironment>, services: Services): void {
  const running = createRunningExports();

  handleStream(app, ownDataCalls.exportData, services, async ({ viewer, log }) => {
    const userId = requireProfile(viewer);
    const end = running.begin(userId);
    try {
      // Loaded by the first export.
      const { zipStream } = await import('./zip-stream.ts');
      return zipStream(ownDataFiles(await openOwnData(services, userId)), {
        idleMs: exportIdleTimeoutMs,
        signal: services.stopping,
        onEnd: (error) => {
          end();
          if (error !== undefined) log.warn({ err: error }, 'an export failed');
        },
      });
    } catch (error) {
      end();
      throw error;
    }
  });
}

import type { Config } from '../../config/config.ts';
import type { ClosableCutoutMaker } from './cutout-maker.ts';

/**
 * Creates the cut-out maker of the configured service, or the built-in one when none is configured.
 * @returns null when cut-outs are switched off
 */
export async function createCutoutMaker({
  cutouts,
}: Pick<Config, 'cutouts'>): Promise<ClosableCutoutMaker | null> {
  if (cutouts === 'off') return null;
  if (cutouts !== 'built-in') {
    const { createRemoteCutoutMaker } = await import('./remote/remote-cutout-maker.ts');
    return createRemoteCutoutMaker(cutouts);
  }
  const { createNetworkCutoutMaker } = await import('./network-cutout-maker.ts');
  return createNetworkCutoutMaker();
}

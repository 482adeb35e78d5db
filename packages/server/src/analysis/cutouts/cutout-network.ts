import { inputSizeOf, loadSession, runSession } from '../networks/networks.ts';
import type { CutoutNetwork } from './cut-out.ts';

/**
 * Loads the cut-out network (docs/model-card.md).
 * @param folder contains `cutout.onnx`
 */
export async function loadCutoutNetwork(folder: string): Promise<CutoutNetwork> {
  const session = await loadSession(folder, 'cutout');
  const frame = inputSizeOf(session);
  return { frame, run: async (bitmap) => (await runSession(session, bitmap, frame))('mask').values };
}

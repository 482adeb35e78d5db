import type { Call } from '@aura/api-client/contract/call';
import { noReplica, type ReadReplica } from '../db/replica.ts';
import { markWrite } from '../identity/viewer.repository.ts';
import type { Viewer } from '../identity/viewer.ts';
import type { Services } from '../services.ts';

/** How a request reads the replica: not at all, unless its call allows it. */
export function replicaReader(
  { allowsReplica }: Call,
  { replica }: Pick<Services, 'replica'>,
  viewer: Viewer | null,
): ReadReplica {
  return allowsReplica && replica ? replica.readerFor(viewer?.wroteAt ?? null) : noReplica;
}

/** Records that the viewer has written something, so that they read it; before it is acknowledged. */
export async function recordWrite(
  { method }: Call,
  { db, replica }: Pick<Services, 'db' | 'replica'>,
  viewer: Viewer | null,
): Promise<void> {
  if (replica !== null && viewer !== null && method !== 'GET') await markWrite(db, viewer.uid);
}

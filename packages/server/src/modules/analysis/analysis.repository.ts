import type { DetectedItemWire } from '@aura/api-client/contract/analysis';
import type { Database } from '../../db/database.ts';
import { items } from '../../db/schema.ts';

/** Stores garments as their owner's, marked as found and not yet posted. */
export async function insertDetectedItems(
  db: Database,
  ownerId: string,
  found: readonly DetectedItemWire[],
  createdAt: Date,
): Promise<void> {
  if (found.length === 0) return;
  await db.insert(items).values(
    found.map(({ description, ...facts }) => ({
      ...facts,
      ownerId,
      name: description,
      size: '',
      source: 'detected' as const,
      createdAt,
    })),
  );
}

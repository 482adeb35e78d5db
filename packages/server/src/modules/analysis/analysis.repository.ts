import { unknownItemFacts } from '@aura/domain/item-facts';
import type { DetectedGarment } from '../../analysis/analyzer.ts';
import type { Database } from '../../db/database.ts';
import { items } from '../../db/schema.ts';

/** A detected garment with its item id and images. */
export interface DetectedItem extends Omit<DetectedGarment, 'box' | 'cutout'> {
  readonly id: string;
  readonly frontImageId: string | null;
  readonly frontCutoutId: string | null;
}

/** Inserts detected items, which are not posted yet. */
export async function insertDetectedItems(
  db: Database,
  ownerId: string,
  found: readonly DetectedItem[],
  createdAt: Date,
): Promise<void> {
  if (found.length === 0) return;
  await db.insert(items).values(
    found.map(({ description, confidence: _, ...facts }) => ({
      ...unknownItemFacts,
      ...facts,
      ownerId,
      name: description,
      source: 'detected' as const,
      // The analysis has cut them out, where it could.
      cutoutState: 'done' as const,
      createdAt,
    })),
  );
}

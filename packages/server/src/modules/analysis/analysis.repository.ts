import { unknownItemFacts } from '@aura/domain/item-facts';
import type { DetectedGarment } from '../../analysis/analyzer.ts';
import type { Database } from '../../db/database.ts';
import { items } from '../../db/schema.ts';

/** A detected garment with its item id and image. */
export interface DetectedItem extends Omit<DetectedGarment, 'box'> {
  readonly id: string;
  readonly frontImageId: string | null;
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
      createdAt,
    })),
  );
}

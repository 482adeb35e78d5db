import type { FoundGarment } from '../../analysis/analyzer.ts';
import type { Database } from '../../db/database.ts';
import { items } from '../../db/schema.ts';

/** A garment that was found, as an item with its image. */
export interface DetectedItem extends Omit<FoundGarment, 'box'> {
  readonly id: string;
  readonly frontImageId: string | null;
}

/** Stores garments as their owner's, marked as found and not yet posted. */
export async function insertDetectedItems(
  db: Database,
  ownerId: string,
  found: readonly DetectedItem[],
  createdAt: Date,
): Promise<void> {
  if (found.length === 0) return;
  await db.insert(items).values(
    found.map(({ description, confidence: _, ...facts }) => ({
      ...facts,
      ownerId,
      name: description,
      size: '',
      source: 'detected' as const,
      createdAt,
    })),
  );
}

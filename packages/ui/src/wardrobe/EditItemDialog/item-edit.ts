import type { ItemFacts } from '@aura/domain/entities';

/** The data of an edit. A photo that is undefined is not replaced. */
export interface ItemEdit {
  readonly facts: ItemFacts;
  readonly front: Blob | undefined;
  readonly back: Blob | undefined;
}

import type { ItemFacts } from '@aura/domain/entities';
import type { EditedOwnFacts } from '@aura/domain/own-facts';

/** The data of an edit. A photo that is undefined is not replaced. */
export interface ItemEdit {
  readonly facts: ItemFacts;
  readonly own: EditedOwnFacts;
  readonly front: Blob | undefined;
  readonly back: Blob | undefined;
}

/** The result of saving an edit. `notFound`: the item no longer exists. */
export type ItemEditOutcome = 'saved' | 'failed' | 'notFound';

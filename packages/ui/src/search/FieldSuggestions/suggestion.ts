import type { FoundTag, Person } from '@aura/domain/entities';

/** A person or a tag that can be inserted; `text` is what is inserted, in lower case. */
export type Suggestion =
  | { readonly kind: 'person'; readonly text: string; readonly person: Person }
  | { readonly kind: 'tag'; readonly text: string; readonly tag: FoundTag };

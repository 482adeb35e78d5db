import type { ExportedProfile, ExportedRow, OwnDataList } from './schema.ts';

/** Rows in pages, so that an export needs no more memory for a large wardrobe. */
export type Pages<Row> = AsyncIterable<readonly Row[]>;

/** What an export is made of; a list may be read several times. */
export interface OwnDataSource {
  readonly exportId: string;
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly profile: ExportedProfile;
  readonly lists: { readonly [List in OwnDataList]: () => Pages<ExportedRow<List>> };
  /** The images that the lists name; one that no longer exists is left out. */
  images(): AsyncIterable<{ readonly name: string; readonly bytes: Uint8Array }>;
}

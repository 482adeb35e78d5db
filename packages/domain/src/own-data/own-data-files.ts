import * as z from 'zod/mini';
import { itemsCsv } from './items-csv.ts';
import { ownDataPage } from './own-data-page.ts';
import type { OwnDataSource } from './own-data-source.ts';
import { ownDataFormat, ownDataLists, ownDataSchema, ownDataVersion } from './schema.ts';

/** A file of an export. */
export type OwnDataFile =
  | { readonly name: string; readonly text: AsyncIterable<string> }
  | { readonly name: string; readonly bytes: Uint8Array };

/** The text of `data.json`, one row in each line. */
async function* dataJson({ exportId, exportedAt, profile, lists }: OwnDataSource): AsyncGenerator<string> {
  const head = { format: ownDataFormat, version: ownDataVersion, exportId, exportedAt, profile };
  yield JSON.stringify(head).slice(0, -1);
  for (const name of ownDataLists) {
    yield `,\n"${name}":[`;
    let separator = '\n';
    for await (const page of lists[name]()) {
      if (page.length === 0) continue;
      yield separator + page.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}

async function* schemaJson(): AsyncGenerator<string> {
  yield `${JSON.stringify(z.toJSONSchema(ownDataSchema), null, 2)}\n`;
}

/** The files of an export in their order: first what an import reads first. */
export async function* ownDataFiles(source: OwnDataSource): AsyncGenerator<OwnDataFile> {
  yield { name: 'data.json', text: dataJson(source) };
  yield { name: 'schema.json', text: schemaJson() };
  yield { name: 'items.csv', text: itemsCsv(source.lists.items()) };
  yield { name: 'index.html', text: ownDataPage(source) };
  yield* source.images();
}

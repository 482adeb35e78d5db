import { TextField } from '@aura/ui/primitives/TextField';
import { useState } from 'react';
import { Table } from './Table.tsx';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../packages/domain/src/copy/*.ts', '!**/*.test.ts'],
  { eager: true },
);

interface Entry {
  readonly key: string;
  readonly text: string;
}

const textsIn = (key: string, value: unknown): readonly Entry[] => {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(`${key}.${name}`, part));
};

const catalogue = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => textsIn(name, value)),
);

const maxShown = 20;

/** A search over the texts of the product, except those with parameters. */
export function CopyCatalogue() {
  const [query, setQuery] = useState('try again');
  const found = catalogue.filter(({ key, text }) =>
    `${key} ${text}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const more = found.length > maxShown ? `, the first ${maxShown} are shown` : '';
  return (
    <div className="my-6">
      <TextField
        label="Find a text"
        hint={`${found.length} of ${catalogue.length}${more}`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="max-w-dialog-sm"
      />
      <Table
        caption="Texts of the product"
        head={['Text', 'Key']}
        rows={found.slice(0, maxShown).map(({ key, text }) => ({ key, cells: [text, key] }))}
      />
    </div>
  );
}

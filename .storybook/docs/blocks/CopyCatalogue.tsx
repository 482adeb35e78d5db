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

const mostShown = 20;

/** The texts of the product that stand as they are, found by typing. */
export function CopyCatalogue() {
  const [query, setQuery] = useState('try again');
  const found = catalogue.filter(({ key, text }) =>
    `${key} ${text}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const more = found.length > mostShown ? `, the first ${mostShown} are shown` : '';
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
        head={['Text', 'Where it stands']}
        rows={found.slice(0, mostShown).map(({ key, text }) => ({ key, cells: [text, key] }))}
      />
    </div>
  );
}

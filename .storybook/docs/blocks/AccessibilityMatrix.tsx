import { SegmentedToggle } from '@aura/ui/primitives/SegmentedToggle';
import { type ReactNode, useState } from 'react';
import { type Criterion, criteria, everywhere, type Keeper } from '../accessibility/criteria.ts';
import { matrix } from '../accessibility/matrix.ts';
import { Table, type TableRow } from './Table.tsx';

interface Entry {
  readonly component: string;
  readonly criterion: Criterion;
  readonly by: Keeper;
  readonly how: string;
}

const names = Object.keys(matrix).sort();
const entries: readonly Entry[] = names.flatMap(
  (component) => matrix[component]?.kept.map((promise) => ({ component, ...promise })) ?? [],
);
const numbers = (Object.keys(criteria) as Criterion[]).filter((number) =>
  entries.some(({ criterion }) => criterion === number),
);
const keepers: readonly Keeper[] = ['base', 'ours', 'yours'];

/** The three columns: what each keeper keeps of some entries. */
const columns = (kept: readonly Entry[], title: (entry: Entry) => string): readonly ReactNode[] =>
  keepers.map((keeper) => (
    <ul key={keeper} className="flex min-w-44 flex-col gap-2">
      {kept
        .filter(({ by }) => by === keeper)
        .map((entry) => (
          <li key={`${entry.component}${entry.criterion}${entry.how}`}>
            <span className="font-medium">{title(entry)}</span> {entry.how}
          </li>
        ))}
    </ul>
  ));

const nameOf = (number: Criterion) => `${number} ${criteria[number]}`;

const byComponent: readonly TableRow[] = names.map((name) => ({
  key: name,
  cells: [
    <span key="name">
      {name}
      <span className="block font-normal text-muted">{matrix[name]?.base ?? 'built here'}</span>
    </span>,
    ...columns(
      entries.filter(({ component }) => component === name),
      ({ criterion }) => `${nameOf(criterion)}:`,
    ),
  ],
}));

const byCriterion: readonly TableRow[] = numbers.map((number) => ({
  key: number,
  cells: [
    nameOf(number),
    ...columns(
      entries.filter(({ criterion }) => criterion === number),
      ({ component }) => `${component}:`,
    ),
  ],
}));

const views = [
  { value: 'component', label: 'By component' },
  { value: 'criterion', label: 'By requirement' },
] as const;

type View = (typeof views)[number]['value'];

/** Which requirement is kept by what a primitive is built on, which by the primitive, which by its user. */
export function AccessibilityMatrix() {
  const [view, setView] = useState<View>('component');
  return (
    <div className="my-6">
      <SegmentedToggle label="Order of the matrix" segments={views} value={view} onValueChange={setView} />
      <Table
        caption="Who keeps which requirement"
        head={[
          view === 'component' ? 'Component' : 'Requirement',
          'What it is built on',
          'The component',
          'You',
        ]}
        rows={view === 'component' ? byComponent : byCriterion}
      />
    </div>
  );
}

/** What tokens and global styles see to, for every component. */
export function EverywhereTable() {
  return (
    <Table
      caption="What holds for every component"
      head={['Requirement', 'How it is kept']}
      rows={everywhere.map(({ criterion, how }) => ({ key: criterion, cells: [nameOf(criterion), how] }))}
    />
  );
}

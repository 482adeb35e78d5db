import { SegmentedToggle } from '@aura/ui/primitives/SegmentedToggle';
import { type ReactNode, useState } from 'react';
import { type Criterion, criteria, everywhere, type Party } from '../accessibility/criteria.ts';
import { matrix } from '../accessibility/matrix.ts';
import { Table, type TableRow } from './Table.tsx';

interface Entry {
  readonly component: string;
  readonly criterion: Criterion;
  readonly by: Party;
  readonly how: string;
}

const names = Object.keys(matrix).sort();
const entries: readonly Entry[] = names.flatMap(
  (component) => matrix[component]?.requirements.map((requirement) => ({ component, ...requirement })) ?? [],
);
const numbers = (Object.keys(criteria) as Criterion[]).filter((number) =>
  entries.some(({ criterion }) => criterion === number),
);
const parties: readonly Party[] = ['base', 'component', 'caller'];

/** One column per party, with its share of the entries. */
const columns = (requirements: readonly Entry[], title: (entry: Entry) => string): readonly ReactNode[] =>
  parties.map((party) => (
    <ul key={party} className="flex min-w-44 flex-col gap-2">
      {requirements
        .filter(({ by }) => by === party)
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
      <span className="block font-normal text-muted">{matrix[name]?.base ?? 'no base'}</span>
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

/** Shows which requirements are met by the base of a primitive, by the primitive, and by its caller. */
export function AccessibilityMatrix() {
  const [view, setView] = useState<View>('component');
  return (
    <div className="my-6">
      <SegmentedToggle label="Order of the matrix" segments={views} value={view} onValueChange={setView} />
      <Table
        caption="Who meets which requirement"
        head={[
          view === 'component' ? 'Component' : 'Requirement',
          'Met by the base',
          'by the component',
          'by the caller',
        ]}
        rows={view === 'component' ? byComponent : byCriterion}
      />
    </div>
  );
}

/** Requirements that tokens and global styles meet for every component. */
export function EverywhereTable() {
  return (
    <Table
      caption="Requirements met for every component"
      head={['Requirement', 'How it is met']}
      rows={everywhere.map(({ criterion, how }) => ({ key: criterion, cells: [nameOf(criterion), how] }))}
    />
  );
}

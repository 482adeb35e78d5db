import { databaseLimits, type Inputs, type Step, simulate } from './model.ts';

const steps = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8];
const units = ['', ' thousand', ' million', ' billion'];
const byteUnits = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

function scaled(value: number, names: readonly string[]): string {
  let rest = value;
  let unit = 0;
  for (; rest >= 999.5 && unit < names.length - 1; unit++) rest /= 1000;
  return `${Number(rest.toPrecision(rest < 1 ? 1 : 2))}${names[unit]}`;
}
const number = (value: number) => scaled(value, units);
const bytes = (value: number) =>
  scaled(
    value,
    byteUnits.map((unit) => ` ${unit}`),
  );

type Row = readonly [name: string, cell: (step: Step) => string];

const rows: readonly Row[] = [
  ['requests per second at the servers', (step) => number(step.requestsPerSecond)],
  ['images per second at the CDN', (step) => number(step.imagesByCdnPerSecond)],
  ['writes per second', (step) => number(step.writesPerSecond)],
  ['notifications per second', (step) => number(step.notificationsPerSecond)],
  ['server cores', (step) => number(step.serverCores)],
  ['database cores', (step) => number(step.databaseCores)],
  ['server processes', (step) => number(step.processes)],
  ['connections, at most', (step) => number(step.connections)],
  ['rows of a year', (step) => bytes(step.rowBytesPerYear)],
  ['images of a year', (step) => bytes(step.imageBytesPerYear)],
];

const followingRows: readonly Row[] = [
  ['followers, mean', ({ following }) => number(following.meanFollowers)],
  ['followers, most', ({ following }) => number(following.mostFollowers)],
  ['rows written per second', ({ following }) => number(following.rowsPerSecond)],
  ['database cores, on read', ({ following }) => number(following.coresOnRead)],
  ['database cores, on write', ({ following }) => number(following.coresOnWrite)],
  ['seconds to write the largest post', ({ following }) => number(following.largestPostSeconds)],
];

function table(title: string, all: readonly Row[], simulated: readonly Step[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line([title, ...simulated.map(({ people }) => number(people))]),
    line([title, ...simulated].map(() => '---')),
    ...all.map(([name, cell]) => line([name, ...simulated.map(cell)])),
  ].join('\n');
}

/** The results for each number of people, as Markdown. */
export function simulationTables(inputs: Inputs): string {
  const simulated = steps.map((people) => simulate(inputs, people));
  const { cores, bytes: size, connections } = inputs.largest;
  const limits = databaseLimits(inputs).map(({ limit, people }) => `${limit} at ${number(people)} people`);
  return [
    table('People', rows, simulated),
    table('A Following feed', followingRows, simulated),
    `One PostgreSQL server with ${cores} cores, ${bytes(size)} and ${connections} connections is full by ${limits.join(', by ')}.`,
  ].join('\n\n');
}

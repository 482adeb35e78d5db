import { type fonts, type } from '@aura/ui/foundations/tokens/type';
import { Table } from './Table.tsx';

type Size = keyof typeof type;

const sizes = (Object.keys(type) as unknown as Size[]).map(Number) as readonly Size[];

/** Full class names, since Tailwind searches the source for them. */
const sizeClass: Readonly<Record<Size, string>> = {
  12: 'text-12',
  14: 'text-14',
  16: 'text-16',
  18: 'text-18',
  22: 'text-22',
  28: 'text-28',
  40: 'text-40',
  64: 'text-64',
};

const faces: readonly {
  readonly font: keyof typeof fonts;
  readonly className: string;
  readonly words: string;
}[] = [
  { font: 'serif', className: 'font-serif', words: 'Rain expected, so linen and the good coat' },
  { font: 'sans', className: 'font-sans', words: 'Rain expected, so linen and the good coat' },
];

/** All text sizes in both fonts. */
export function TypeScale() {
  return (
    <ul className="my-6 flex flex-col">
      {sizes.map((size) => (
        <li
          key={size}
          className="grid gap-2 border-b border-line py-5 tablet:grid-cols-[11rem_1fr] tablet:gap-6"
        >
          <p className="text-14">
            <span className="block font-medium">text-{size}</span>
            <span className="block text-muted">
              {type[size][0]}, line {type[size][1]}
            </span>
            <span className="block text-muted">tracking {type[size][2]}</span>
          </p>
          <div className="flex min-w-0 flex-col gap-2">
            {faces.map(({ font, className, words }) => (
              <p key={font} className={`${className} ${sizeClass[size]} text-pretty`}>
                {words}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const roles = [
  ['Page heading', 'font-serif text-40 tablet:text-64', 'Wardrobe', 'One to a page; 40 on phones'],
  ['Section heading', 'font-serif text-28', 'Detected items', 'Also dialogs and tabs'],
  ['Caption', 'font-serif text-28', 'The good coat, finally', 'Up to 90 characters; longer ones are text'],
  ['Card heading', 'font-serif text-22', 'Blazers', 'And prices, counts on profiles'],
  ['Text', 'text-16', 'Photograph what you own, front and back.', 'The size of fields too'],
  ['Label, button', 'text-14 font-medium', 'Add Items', 'Large buttons are 16'],
  ['Meta', 'text-14 text-muted', 'Honey · Burberry', 'Hints, times, second lines'],
  ['Badge, count', 'text-12 font-medium', 'AI Detected', 'Never for sentences'],
] as const;

/** Where each text style is used. */
export function TypeRoles() {
  return (
    <Table
      caption="Roles of type"
      head={['Role', 'Specimen', 'Classes', 'Note']}
      rows={roles.map(([role, classes, specimen, note]) => ({
        key: role,
        cells: [
          role,
          <span key="specimen" className={classes}>
            {specimen}
          </span>,
          classes,
          note,
        ],
      }))}
    />
  );
}

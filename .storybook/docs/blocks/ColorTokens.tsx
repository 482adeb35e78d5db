import { contrastRatio } from '@aura/ui/foundations/contrast';
import { type ColorName, colors, type ThemeName } from '@aura/ui/foundations/tokens/color';
import { Table } from './Table.tsx';

/** Purpose of each colour, in groups. */
const groups: readonly { readonly name: string; readonly purposes: Partial<Record<ColorName, string>> }[] = [
  {
    name: 'Grounds',
    purposes: {
      paper: 'The page',
      surface: 'On the page: cards, dialogs, fields',
      sunken: 'Recessed: toggles, quiet panels, skeletons',
      raise: 'The selected part of a toggle',
      hover: 'Hovered',
      empty: 'A missing image',
    },
  },
  {
    name: 'Ink',
    purposes: {
      ink: 'Text, and the primary button',
      'ink-hover': 'The hovered primary button',
      muted: 'Secondary text: hints, times, counts',
      'on-ink': 'Words on ink',
    },
  },
  {
    name: 'Lines',
    purposes: { line: 'Dividers; decoration', 'line-strong': 'Outlines of controls, at least 3:1' },
  },
  {
    name: 'Violet',
    purposes: {
      accent: 'Liked, in the wishlist, hashtag, AI Detected, focus',
      'accent-wash': 'Background of the same',
    },
  },
  {
    name: 'Results',
    purposes: {
      danger: 'Errors and destructive actions',
      'danger-hover': 'The same, hovered',
      'danger-wash': 'Background of an error',
      'on-danger': 'Text on danger',
      success: 'Success',
      'success-wash': 'Background of the same',
    },
  },
  {
    name: 'Over images and pages',
    purposes: {
      scrim: 'Between the page and a dialog',
      'image-scrim': 'Between a photograph and an icon on it',
      'on-image': 'An icon on a photograph',
    },
  },
];

const isSolid = (color: string) => color.startsWith('#');

interface SwatchProps {
  readonly theme: ThemeName;
  readonly name: ColorName;
}

/** The colour on the paper of its theme, its value, and its contrast with that paper. */
function Swatch({ theme, name }: SwatchProps) {
  const color = colors[theme][name];
  const { paper } = colors[theme];
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden
        data-theme={theme}
        className="grid size-12 shrink-0 place-items-center rounded-control bg-paper inset-ring inset-ring-line"
      >
        <span className="size-8 rounded-full inset-ring inset-ring-line" style={{ background: color }} />
      </span>
      <span className="min-w-24">
        <span className="block whitespace-nowrap">{color}</span>
        {isSolid(color) && (
          <span className="block text-muted">{contrastRatio(color, paper).toFixed(2)} on paper</span>
        )}
      </span>
    </span>
  );
}

/** All colours of both themes with their purpose. */
export function ColorTokens() {
  return (
    <>
      {groups.map(({ name, purposes }) => (
        <section key={name} className="mt-10">
          <h3 className="font-serif text-22">{name}</h3>
          <Table
            caption={`Colours: ${name}`}
            head={['Name', 'Purpose', 'Light', 'Dark']}
            rows={(Object.keys(purposes) as ColorName[]).map((color) => ({
              key: color,
              cells: [
                color,
                purposes[color],
                <Swatch key="light" theme="light" name={color} />,
                <Swatch key="dark" theme="dark" name={color} />,
              ],
            }))}
          />
        </section>
      ))}
    </>
  );
}

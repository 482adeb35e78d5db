import { contrastRatio } from '@aura/ui/foundations/contrast';
import { type ColorName, colors, type ThemeName } from '@aura/ui/foundations/tokens/color';
import { Table } from './Table.tsx';

/** What each colour is for, in groups. */
const groups: readonly { readonly name: string; readonly purposes: Partial<Record<ColorName, string>> }[] = [
  {
    name: 'Grounds',
    purposes: {
      paper: 'The page',
      surface: 'What lies on the page: cards, windows, fields',
      sunken: 'What lies deeper: toggles, quiet panels, skeletons',
      raise: 'The chosen part of a toggle',
      hover: 'Under the pointer',
      empty: 'A picture that is not there',
    },
  },
  {
    name: 'Ink',
    purposes: {
      ink: 'Words, and the primary button',
      'ink-hover': 'The primary button under the pointer',
      muted: 'Second words: hints, times, counts',
      'on-ink': 'Words on ink',
    },
  },
  {
    name: 'Lines',
    purposes: { line: 'Between things; decoration', 'line-strong': 'Around controls, at least 3:1' },
  },
  {
    name: 'Violet',
    purposes: {
      accent: 'Mine (liked, wished), hashtag, AI Detected, focus',
      'accent-wash': 'Ground of the same',
    },
  },
  {
    name: 'Right and wrong',
    purposes: {
      danger: 'What went wrong or cannot be undone',
      'danger-hover': 'The same under the pointer',
      'danger-wash': 'Ground of an error',
      'on-danger': 'Words on danger',
      success: 'What went well',
      'success-wash': 'Ground of the same',
    },
  },
  {
    name: 'Over pictures and pages',
    purposes: {
      scrim: 'Between the page and a window',
      'image-scrim': 'Between a photograph and a mark on it',
      'on-image': 'A mark on a photograph',
    },
  },
];

const isSolid = (color: string) => color.startsWith('#');

interface SwatchProps {
  readonly theme: ThemeName;
  readonly name: ColorName;
}

/** The colour on its theme's paper, its value, and how it stands out from that paper. */
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

/** Every colour of both themes with what it is for. */
export function ColorTokens() {
  return (
    <>
      {groups.map(({ name, purposes }) => (
        <section key={name} className="mt-10">
          <h3 className="font-serif text-22">{name}</h3>
          <Table
            caption={`Colours: ${name}`}
            head={['Name', 'What it is for', 'Light', 'Dark']}
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

import { layers } from '@aura/ui/foundations/tokens/layer';
import { lines } from '@aura/ui/foundations/tokens/line';
import { radii } from '@aura/ui/foundations/tokens/radius';
import { screens } from '@aura/ui/foundations/tokens/screen';
import { shadows } from '@aura/ui/foundations/tokens/shadow';
import { sizes, spaces } from '@aura/ui/foundations/tokens/space';
import { BothThemes } from './BothThemes.tsx';
import { Table } from './Table.tsx';

/** Sizes that depend on the window are shown as they are. */
const pixels = (size: string) => (size.endsWith('rem') ? `${Number.parseFloat(size) * 16} px` : size);

/** The scale of gaps. */
export function Spaces() {
  return (
    <ul className="my-6 flex flex-col gap-2">
      {Object.entries(spaces)
        .sort(([, one], [, other]) => Number.parseFloat(one) - Number.parseFloat(other))
        .map(([name, value]) => (
          <li key={name} className="flex items-center gap-4 text-14">
            <span className="w-12 font-medium">{name}</span>
            <span className="w-16 text-muted">{pixels(value)}</span>
            <span aria-hidden className="h-3 rounded-mark bg-line-strong" style={{ width: value }} />
          </li>
        ))}
    </ul>
  );
}

const sizeUses: Readonly<Record<keyof typeof sizes, string>> = {
  target: 'Minimum touch target: every control',
  control: 'Fields and large buttons',
  'top-bar': 'The navigation from 700 px up',
  'top-bar-phone': 'The bar on phones',
  'bottom-bar': 'The navigation on phones',
  'bottom-bar-space': 'What the navigation covers on phones, with the home indicator',
  'bar-link': 'At the sides of a link of the navigation from 700 px up',
  row: 'The row above the photograph in the feed',
  content: 'Maximum width of a page',
  'dialog-sm': 'Questions, short forms, empty and error states',
  'dialog-md': 'Forms of one column',
  'dialog-lg': 'An image beside a form',
  'dialog-xl': 'Photos beside two columns of fields',
  'dialog-2xl': 'The composer',
};

export function Sizes() {
  return (
    <Table
      caption="Named sizes"
      head={['Name', 'Size', 'Use']}
      rows={(Object.keys(sizes) as (keyof typeof sizes)[]).map((name) => ({
        key: name,
        cells: [name, pixels(sizes[name]), sizeUses[name]],
      }))}
    />
  );
}

const screenUses: Readonly<Record<keyof typeof screens, string>> = {
  tablet: 'Dialogs no longer cover the screen; navigation moves to the top; larger margins and headings',
  desktop: 'The feed has a side panel',
  wide: 'The wardrobe has five columns; panels have larger margins',
};

export function Screens() {
  return (
    <Table
      caption="Breakpoints"
      head={['Name', 'From', 'What changes']}
      rows={(Object.keys(screens) as (keyof typeof screens)[]).map((name) => ({
        key: name,
        cells: [name, screens[name], screenUses[name]],
      }))}
    />
  );
}

export function Radii() {
  return (
    <ul className="my-6 grid grid-cols-2 gap-6 tablet:grid-cols-4">
      {Object.entries(radii).map(([name, value]) => (
        <li key={name} className="text-14">
          <span
            aria-hidden
            className="mb-2 block h-20 bg-surface inset-ring inset-ring-line-strong"
            style={{ borderRadius: value }}
          />
          <span className="font-medium">{name}</span> <span className="text-muted">{value}</span>
        </li>
      ))}
    </ul>
  );
}

export function Shadows() {
  return (
    <BothThemes>
      {(theme) => (
        <ul className="grid gap-10 py-4">
          {Object.entries(shadows[theme]).map(([name, value]) => (
            <li key={name} className="rounded-card bg-surface p-6 text-14" style={{ boxShadow: value }}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </BothThemes>
  );
}

export function Lines() {
  return (
    <ul className="my-6 flex flex-wrap gap-8 text-14">
      {Object.entries(lines).map(([name, value]) => (
        <li key={name} className="flex items-center gap-3">
          <span aria-hidden className="w-16 bg-ink" style={{ height: value }} />
          <span className="font-medium">{name}</span> <span className="text-muted">{value}</span>
        </li>
      ))}
    </ul>
  );
}

const layerUses: Readonly<Record<keyof typeof layers, string>> = {
  below: 'The aura, behind its image',
  raised: 'Badges on a card, header and footer of a dialog',
  bar: 'Navigation',
  notice: 'The offline notice, above the navigation while the page scrolls',
  dialog: 'Dialogs and their scrim',
  menu: 'Menus, including those in dialogs',
  toast: 'Toasts, above everything',
};

/** Layers, the highest first. */
export function Layers() {
  return (
    <Table
      caption="Layers, the highest first"
      head={['Name', 'Content', 'z-index']}
      rows={(Object.keys(layers) as (keyof typeof layers)[]).reverse().map((name) => ({
        key: name,
        cells: [name, layerUses[name], layers[name]],
      }))}
    />
  );
}

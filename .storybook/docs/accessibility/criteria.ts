/** The success criteria of WCAG 2.2 (levels A and AA) that components can meet or miss, by number. */
export const criteria = {
  '1.1.1': 'Non-text content',
  '1.3.1': 'Info and relationships',
  '1.3.5': 'Identify input purpose',
  '1.4.1': 'Use of color',
  '1.4.3': 'Contrast (minimum)',
  '1.4.4': 'Resize text',
  '1.4.10': 'Reflow',
  '1.4.11': 'Non-text contrast',
  '1.4.13': 'Content on hover or focus',
  '2.1.1': 'Keyboard',
  '2.1.2': 'No keyboard trap',
  '2.2.1': 'Timing adjustable',
  '2.2.2': 'Pause, stop, hide',
  '2.4.3': 'Focus order',
  '2.4.4': 'Link purpose (in context)',
  '2.4.6': 'Headings and labels',
  '2.4.7': 'Focus visible',
  '2.4.11': 'Focus not obscured (minimum)',
  '2.5.7': 'Dragging movements',
  '2.5.8': 'Target size (minimum)',
  '3.2.2': 'On input',
  '3.3.1': 'Error identification',
  '3.3.2': 'Labels or instructions',
  '3.3.3': 'Error suggestion',
  '3.3.4': 'Error prevention',
  '3.3.8': 'Accessible authentication (minimum)',
  '4.1.2': 'Name, role, value',
  '4.1.3': 'Status messages',
} as const;

export type Criterion = keyof typeof criteria;

/** Who sees to it: what a component is built on, the component, or whoever uses it. */
export type Keeper = 'base' | 'ours' | 'yours';

export interface Kept {
  readonly criterion: Criterion;
  readonly by: Keeper;
  readonly how: string;
}

export interface Promises {
  /** The library's part or the native element below; null where nothing is below. */
  readonly base: string | null;
  readonly kept: readonly Kept[];
}

const by =
  (keeper: Keeper) =>
  (criterion: Criterion, how: string): Kept => ({ criterion, by: keeper, how });

export const base = by('base');
export const ours = by('ours');
export const yours = by('yours');

/** What holds for every component, since tokens and global styles see to it. */
export const everywhere: readonly Kept[] = [
  ours('1.4.3', 'Text pairs of the tokens hold 4.5:1 in both themes; a test measures each.'),
  ours('1.4.11', 'Outlines of controls hold 3:1 on every ground.'),
  ours('1.4.4', 'Sizes of text, controls and gaps are rem, so that all grow with the browser’s setting.'),
  ours(
    '1.4.10',
    'One column on phones; stories measure as they end that nothing leaves the frame or its own box.',
  ),
  ours(
    '2.4.7',
    'A ring of 2 px in accent around whatever has the keyboard; inside the edge of fields and tabs.',
  ),
  ours(
    '2.5.8',
    'Every control is 44 px high and wide; links in sentences are the exception that the rule allows.',
  ),
  ours('2.2.2', 'With reduced motion nothing moves by itself; a fade is all that stays.'),
];

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
  '3.1.2': 'Language of parts',
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

/**
 * The party that meets a requirement: the base that a component is built on, the component, or its caller.
 */
export type Party = 'base' | 'component' | 'caller';

export interface Requirement {
  readonly criterion: Criterion;
  readonly by: Party;
  readonly how: string;
}

export interface ComponentRequirements {
  /** The library component or native element that it is built on; null when there is none. */
  readonly base: string | null;
  readonly requirements: readonly Requirement[];
}

const by =
  (party: Party) =>
  (criterion: Criterion, how: string): Requirement => ({ criterion, by: party, how });

export const base = by('base');
export const component = by('component');
export const caller = by('caller');

/** Requirements that tokens and global styles meet for every component. */
export const everywhere: readonly Requirement[] = [
  component('1.4.3', 'Text pairs of the tokens have at least 4.5:1 in both themes; a test checks each.'),
  component('1.4.11', 'Outlines of controls have at least 3:1 on every background.'),
  component('1.4.4', 'Sizes of text, controls and gaps are rem, so that all follow the browser’s text size.'),
  component(
    '1.4.10',
    'One column on phones; each story checks that nothing overflows the window or its box.',
  ),
  component('2.4.7', 'A focus ring of 2 px in accent; in fields and tabs inside the edge.'),
  component('2.5.8', 'Every control is 44 px high and wide; links in sentences are exempt by the criterion.'),
  component('2.2.2', 'With reduced motion only fades are animated.'),
];

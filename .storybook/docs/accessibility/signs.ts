import { base, ours, type Promises, yours } from './criteria.ts';

/** What shows and tells. */
export const signs = {
  Aura: {
    base: null,
    kept: [ours('1.1.1', 'Decoration: hidden from assistive technology, takes no presses.')],
  },
  Avatar: {
    base: 'native image',
    kept: [
      ours('1.1.1', 'Beside a name it is decoration; with alt it is read, as picture or as first letter.'),
      yours('1.1.1', 'alt where no name stands beside it.'),
    ],
  },
  Badge: {
    base: null,
    kept: [
      ours('1.4.1', 'It has words; colour only repeats them.'),
      yours('1.3.1', 'A place in the reading order beside what it marks.'),
    ],
  },
  Banner: {
    base: null,
    kept: [
      ours('4.1.3', 'An error is an alert, anything else a status.'),
      ours('1.4.1', 'Each tone has an icon of its own.'),
      yours('4.1.3', 'A region that is in the page before, where a status must be heard for sure.'),
    ],
  },
  Count: {
    base: null,
    kept: [
      ours('1.3.1', 'A shortened number is hidden and read in full.'),
      yours('2.4.6', 'Words beside it that say what is counted.'),
    ],
  },
  EmptyState: {
    base: null,
    kept: [
      ours('1.3.1', 'A real heading of the level that the page needs.'),
      yours('2.4.6', 'A title that says what is not here, and a button that leads on.'),
    ],
  },
  ErrorState: {
    base: null,
    kept: [
      ours('4.1.3', 'An alert: read when it takes the place of what failed.'),
      ours('3.3.3', 'Try Again is the way out; it keeps its place while it tries.'),
      yours('3.3.1', 'The product’s words for what failed.'),
    ],
  },
  Image: {
    base: 'native image',
    kept: [
      base('1.1.1', 'alt is read.'),
      ours('1.1.1', 'The fallback is read with the same alt.'),
      yours('1.1.1', 'alt that says what it shows; empty for decoration.'),
    ],
  },
  ProgressBar: {
    base: null,
    kept: [
      ours('4.1.2', 'Role progressbar with name, value and the value in words.'),
      yours('4.1.3', 'A status at the end.'),
    ],
  },
  Skeleton: {
    base: null,
    kept: [
      ours('1.1.1', 'Decoration: hidden from assistive technology.'),
      ours('2.2.2', 'It stands still with reduced motion.'),
      yours('4.1.3', 'One status beside the group that says what loads.'),
    ],
  },
  Spinner: {
    base: null,
    kept: [
      ours('4.1.3', 'With a label it is a status; without one, decoration.'),
      yours('4.1.3', 'A label, or words around it.'),
    ],
  },
  Toast: {
    base: null,
    kept: [
      ours('4.1.3', 'Both regions exist before the text: status, and alert for errors.'),
      ours('2.2.1', 'Its time stands still under the pointer and while it has focus.'),
      ours('2.4.11', 'It stands above the bottom bar and above dialogs, and takes no focus.'),
      yours('2.2.1', 'Nothing that can be read only there.'),
    ],
  },
  Tooltip: {
    base: 'Radix Tooltip',
    kept: [
      base('1.4.13', 'It comes with focus too, Escape hides it, and the pointer may rest on it.'),
      base('4.1.2', 'Its words are the control’s description.'),
      ours('1.4.13', 'Escape hides it and leaves open what is around.'),
      yours('4.1.2', 'A name of its own for the control: touch shows no tooltip.'),
      yours('2.1.1', 'Nothing to press inside.'),
    ],
  },
  VisuallyHidden: {
    base: null,
    kept: [
      ours('1.3.1', 'In the reading order, not in the picture.'),
      yours('1.3.1', 'Only for what sight gets otherwise.'),
    ],
  },
} as const satisfies Record<string, Promises>;

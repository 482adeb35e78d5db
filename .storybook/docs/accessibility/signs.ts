import { base, type ComponentRequirements, caller, component } from './criteria.ts';

/** What shows and tells. */
export const signs = {
  Aura: {
    base: null,
    requirements: [component('1.1.1', 'Decoration: hidden from assistive technology, takes no presses.')],
  },
  Avatar: {
    base: 'native image',
    requirements: [
      component(
        '1.1.1',
        'Beside a name it is decoration; with alt it is read, as picture or as first letter.',
      ),
      caller('1.1.1', 'alt where no name stands beside it.'),
    ],
  },
  Badge: {
    base: null,
    requirements: [
      component('1.4.1', 'It has words; colour only repeats them.'),
      caller('1.3.1', 'A place in the reading order beside what it marks.'),
    ],
  },
  Banner: {
    base: null,
    requirements: [
      component('4.1.3', 'An error is an alert, anything else a status.'),
      component('1.4.1', 'Each tone has an icon of its own.'),
      caller('4.1.3', 'A region that is in the page before, where a status must be heard for sure.'),
    ],
  },
  Count: {
    base: null,
    requirements: [
      component('1.3.1', 'A shortened number is hidden and read in full.'),
      caller('2.4.6', 'Words beside it that say what is counted.'),
    ],
  },
  EmptyState: {
    base: null,
    requirements: [
      component('1.3.1', 'A real heading of the level that the page needs.'),
      caller('2.4.6', 'A title that says what is not here, and a button that leads on.'),
    ],
  },
  ErrorState: {
    base: null,
    requirements: [
      component('4.1.3', 'An alert: read when it takes the place of what failed.'),
      component('3.3.3', 'Try Again is the way out; it keeps its place while it tries.'),
      caller('3.3.1', 'The product’s words for what failed.'),
    ],
  },
  Image: {
    base: 'native image',
    requirements: [
      base('1.1.1', 'alt is read.'),
      component('1.1.1', 'The fallback is read with the same alt.'),
      caller('1.1.1', 'alt that says what it shows; empty for decoration.'),
    ],
  },
  ProgressBar: {
    base: null,
    requirements: [
      component('4.1.2', 'Role progressbar with name, value and the value in words.'),
      caller('4.1.3', 'A status at the end.'),
    ],
  },
  Skeleton: {
    base: null,
    requirements: [
      component('1.1.1', 'Decoration: hidden from assistive technology.'),
      component('2.2.2', 'It stands still with reduced motion.'),
      caller('4.1.3', 'One status beside the group that says what loads.'),
    ],
  },
  Spinner: {
    base: null,
    requirements: [
      component('4.1.3', 'With a label it is a status; without one, decoration.'),
      caller('4.1.3', 'A label, or words around it.'),
    ],
  },
  Toast: {
    base: null,
    requirements: [
      component('4.1.3', 'Both regions exist before the text: status, and alert for errors.'),
      component('2.2.1', 'Its time stands still under the pointer and while it has focus.'),
      component('2.4.11', 'It stands above the bottom bar and above dialogs, and takes no focus.'),
      caller('2.2.1', 'Nothing that can be read only there.'),
    ],
  },
  Tooltip: {
    base: 'Radix Tooltip',
    requirements: [
      base('1.4.13', 'It comes with focus too, Escape hides it, and the pointer may rest on it.'),
      base('4.1.2', 'Its words are the control’s description.'),
      component('1.4.13', 'Escape hides it and leaves open what is around.'),
      caller('4.1.2', 'A name of its own for the control: touch shows no tooltip.'),
      caller('2.1.1', 'Nothing to press inside.'),
    ],
  },
  VisuallyHidden: {
    base: null,
    requirements: [
      component('1.3.1', 'In the reading order, not in the picture.'),
      caller('1.3.1', 'Only for what sight gets otherwise.'),
    ],
  },
} as const satisfies Record<string, ComponentRequirements>;

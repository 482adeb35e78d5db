import { base, type ComponentRequirements, caller, component } from './criteria.ts';

/** Images, messages and status. */
export const signs = {
  Aura: {
    base: null,
    requirements: [component('1.1.1', 'Decoration: hidden from assistive technology, ignores the pointer.')],
  },
  Avatar: {
    base: 'native image',
    requirements: [
      component(
        '1.1.1',
        'Beside a name it is decoration; with alt it is announced, as image or as first letter.',
      ),
      caller('1.1.1', 'alt where there is no name beside it.'),
    ],
  },
  Badge: {
    base: null,
    requirements: [
      component('1.4.1', 'It has text; colour only repeats it.'),
      caller('1.3.1', 'A position in the reading order beside what it marks.'),
    ],
  },
  Banner: {
    base: null,
    requirements: [
      component('4.1.3', 'An error is an alert, anything else a status.'),
      component('1.4.1', 'Each tone has its own icon.'),
      caller('4.1.3', 'A live region that exists before its text, where a status must be announced.'),
    ],
  },
  Count: {
    base: null,
    requirements: [
      component('1.3.1', 'A shortened number is announced with all digits.'),
      caller('2.4.6', 'Text beside it that says what is counted.'),
    ],
  },
  EmptyState: {
    base: null,
    requirements: [
      component('1.3.1', 'A heading of the level that fits the page.'),
      caller('2.4.6', 'A title that says what is missing, and a button for the next step.'),
    ],
  },
  ErrorState: {
    base: null,
    requirements: [
      component('4.1.3', 'An alert: announced when it replaces what failed.'),
      component('3.3.3', 'Try Again retries; it keeps the focus while busy.'),
      caller('3.3.1', 'The product’s text for the failure.'),
    ],
  },
  Image: {
    base: 'native image',
    requirements: [
      base('1.1.1', 'alt is announced.'),
      component('1.1.1', 'The fallback has the same alt.'),
      caller('1.1.1', 'alt that describes the image; empty for decoration.'),
    ],
  },
  LabelsProvider: {
    base: null,
    requirements: [
      component('4.1.2', 'Every control that a primitive adds has a name without a provider, too.'),
      caller('3.1.2', 'A lang attribute where the labels are in another language than the page.'),
    ],
  },
  ProgressBar: {
    base: null,
    requirements: [
      component('4.1.2', 'Role progressbar with name, value and the value as text.'),
      caller('4.1.3', 'A status at the end.'),
    ],
  },
  SelectionMarker: {
    base: null,
    requirements: [
      component('1.1.1', 'Decoration: hidden from assistive technology.'),
      component('2.2.2', 'With reduced motion it does not move.'),
      caller('4.1.2', 'The option says that it is selected, by its own state.'),
    ],
  },
  Skeleton: {
    base: null,
    requirements: [
      component('1.1.1', 'Decoration: hidden from assistive technology.'),
      component('2.2.2', 'Not animated with reduced motion.'),
      caller('4.1.3', 'One status for the group that says what is loading.'),
    ],
  },
  Spinner: {
    base: null,
    requirements: [
      component('4.1.3', 'With a label it is a status; without one, decoration.'),
      caller('4.1.3', 'A label, or text around it.'),
    ],
  },
  Toast: {
    base: null,
    requirements: [
      component('4.1.3', 'Both live regions exist before the text: status, and alert for errors.'),
      component('2.2.1', 'Its duration is paused while it is hovered or focused.'),
      component('2.4.11', 'Above the bottom bar and dialogs; it takes no focus.'),
      caller('2.2.1', 'No information that is only there.'),
    ],
  },
  Tooltip: {
    base: 'Radix Tooltip',
    requirements: [
      base('1.4.13', 'It appears on focus too, Escape hides it, and the pointer may move onto it.'),
      base('4.1.2', 'Its text describes the control.'),
      component('1.4.13', 'Escape hides it without closing the dialog around it.'),
      caller('4.1.2', 'An accessible name for the control: touch shows no tooltip.'),
      caller('2.1.1', 'Nothing interactive inside.'),
    ],
  },
  VisuallyHidden: {
    base: null,
    requirements: [
      component('1.3.1', 'In the reading order, not visible.'),
      caller('1.3.1', 'Only for what is conveyed visually.'),
    ],
  },
} as const satisfies Record<string, ComponentRequirements>;

import { base, type ComponentRequirements, caller, component } from './criteria.ts';

const keys = base('2.1.1', 'Enter and Space press it.');

/** Buttons, links, menus, selections and dialogs. */
export const actions = {
  Button: {
    base: 'native button',
    requirements: [
      keys,
      component('4.1.2', 'While busy it keeps its name and has aria-busy; a press does nothing.'),
      component('3.3.2', 'With disabledReason it stays focusable; the reason is shown and announced.'),
      caller('2.4.6', 'A verb; the same label for the same action everywhere.'),
    ],
  },
  IconButton: {
    base: 'native button',
    requirements: [
      keys,
      component('4.1.2', 'label is required: the accessible name, and the title on hover.'),
      component('1.1.1', 'Only the label is announced, not the icon.'),
      caller('2.4.6', 'A label that is unique on the page: “Reply to mariam”.'),
    ],
  },
  Link: {
    base: 'native anchor',
    requirements: [
      base('2.1.1', 'Enter follows it; the browser’s context menu works.'),
      component('1.4.1', 'In sentences it is underlined.'),
      component('2.4.4', 'A new tab is announced with the name.'),
      caller('2.4.4', 'Text that names the target.'),
      caller('2.5.8', 'A target of 44 px for plain links outside sentences.'),
    ],
  },
  Menu: {
    base: 'Radix Menu',
    requirements: [
      base('2.1.1', 'Arrow keys wrap around, letters find items, Escape closes.'),
      base('4.1.2', 'Roles of menu and items.'),
      component('2.1.1', 'Enter, Space and arrow down open it from its button.'),
      component('4.1.2', 'The expanded state of the button.'),
      base('2.1.2', 'Escape closes it; Tab does nothing while it is open, as in the menu pattern.'),
      component(
        '2.4.3',
        'An action runs after the menu has closed and focus has returned, so it may open a dialog.',
      ),
      caller('4.1.2', 'A trigger with a name: “Actions for Sweater”.'),
    ],
  },
  Tabs: {
    base: 'native buttons',
    requirements: [
      component('2.1.1', 'Arrow keys, Home and End move; Tab moves into the panel.'),
      component('4.1.2', 'Tab list, tabs and panel are associated.'),
      component('1.4.1', 'The current one is underlined.'),
      caller('2.4.6', 'A label for the list.'),
    ],
  },
  ChipGroup: {
    base: 'native radios',
    requirements: [
      base('2.1.1', 'One tab stop; arrow keys move, select and wrap around.'),
      component('1.3.1', 'A named group; the count is part of each name.'),
      component('1.4.1', 'The selected chip is filled.'),
      caller('4.1.3', 'A status that announces the result: “Showing 3 items in Tops”.'),
    ],
  },
  SegmentedToggle: {
    base: 'native radios',
    requirements: [
      base('2.1.1', 'One tab stop; arrow keys move and select and skip disabled segments.'),
      component('1.3.1', 'A named group; the reason of a disabled segment describes it.'),
      component('1.4.1', 'The selected segment is raised.'),
      caller('2.4.6', 'label, or aria-labelledby of a heading.'),
    ],
  },
  StepDots: {
    base: 'native buttons in a list',
    requirements: [
      keys,
      component('4.1.2', 'The current step has aria-current.'),
      component('1.4.1', 'A completed step shows a check mark.'),
      caller('2.4.6', 'Labels with position and state: “Item 2, complete”.'),
    ],
  },
  Dialog: {
    base: 'Radix Dialog',
    requirements: [
      base('2.1.2', 'Escape closes; the focus is trapped while it is open.'),
      base('4.1.2', 'Dialog, named by its title and described by its description.'),
      base('1.3.1', 'The page behind is hidden from assistive technology.'),
      component('2.4.3', 'Focus moves in, and returns.'),
      component('2.1.1', 'A body that overflows can be focused and scrolled by keyboard.'),
      component('2.4.11', 'Footer and header never cover the focused field.'),
      caller('2.4.6', 'A title that names the task.'),
    ],
  },
  Sheet: {
    base: 'Radix Dialog',
    requirements: [
      base('2.1.2', 'Escape closes; the focus is trapped while it is open.'),
      base('4.1.2', 'Dialog, named by its title.'),
      component('2.5.7', 'No gesture needed: the close button and a press outside close it.'),
      component('2.4.3', 'Focus moves in, and returns.'),
      caller('2.4.6', 'A title that names the choice; content that fits without scrolling.'),
    ],
  },
  AlertDialog: {
    base: 'Radix Alert Dialog',
    requirements: [
      base('4.1.2', 'Role alertdialog: the question is announced on opening.'),
      base('2.1.2', 'Escape cancels; a press outside does nothing.'),
      component('3.3.4', 'Initial focus is on Cancel, so Enter does not confirm.'),
      component('2.4.3', 'Focus returns.'),
      component('4.1.3', 'A failure of the action is an alert in the dialog.'),
      caller('2.4.6', 'A confirm button that names the action: Delete Item, not OK.'),
    ],
  },
} as const satisfies Record<string, ComponentRequirements>;

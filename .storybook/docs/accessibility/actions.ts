import { base, type ComponentRequirements, caller, component } from './criteria.ts';

const keys = base('2.1.1', 'Enter and Space press it.');

/** What is pressed, and what groups and moves choices. */
export const actions = {
  Button: {
    base: 'native button',
    requirements: [
      keys,
      component('4.1.2', 'While busy it keeps its name and says so; a press does nothing.'),
      component('3.3.2', 'disabledReason stays focusable, shows why and is read with it.'),
      caller('2.4.6', 'A verb; the same words for the same act everywhere.'),
    ],
  },
  IconButton: {
    base: 'native button',
    requirements: [
      keys,
      component('4.1.2', 'label is required: the accessible name, and the words under the pointer.'),
      component('1.1.1', 'The label alone is read, whatever the icon.'),
      caller('2.4.6', 'A label that tells one from its neighbours: “Reply to mariam”.'),
    ],
  },
  Link: {
    base: 'native anchor',
    requirements: [
      base('2.1.1', 'Enter follows it; the browser’s menu works.'),
      component('1.4.1', 'In sentences it is underlined.'),
      component('2.4.4', 'A new tab is announced with the name.'),
      caller('2.4.4', 'Words that say where it leads.'),
      caller('2.5.8', '44 px for a plain one outside of sentences.'),
    ],
  },
  Menu: {
    base: 'Radix Dropdown Menu',
    requirements: [
      base('2.1.1', 'Enter opens, arrows go round, letters find, Escape closes.'),
      base('4.1.2', 'Menu, items and expanded state are named.'),
      base('2.1.2', 'Escape closes it; Tab does nothing while it is open, as menus have it.'),
      component('2.4.3', 'An action runs when the menu is gone and focus is back, so a dialog may open.'),
      caller('4.1.2', 'A trigger with a name: “Actions for Sweater”.'),
    ],
  },
  Tabs: {
    base: 'Radix Tabs',
    requirements: [
      base('2.1.1', 'Arrows, Home and End move; Tab leads into the panel.'),
      base('4.1.2', 'Tab list, tab and panel belong together.'),
      component('1.4.1', 'The current one is underlined.'),
      caller('2.4.6', 'A label for the list.'),
    ],
  },
  ChipGroup: {
    base: 'native radios',
    requirements: [
      base('2.1.1', 'One stop for Tab; arrows move and choose, and go round.'),
      component('1.3.1', 'A named group; the count is part of each name.'),
      component('1.4.1', 'The chosen one is filled with ink.'),
      caller('4.1.3', 'A status that says what the choice shows: “Showing 3 items in Tops”.'),
    ],
  },
  SegmentedToggle: {
    base: 'native radios',
    requirements: [
      base('2.1.1', 'One stop for Tab; arrows move and choose and skip what cannot be chosen.'),
      component('1.3.1', 'A named group; the reason why a part cannot be chosen is read with it.'),
      component('1.4.1', 'The chosen part is raised.'),
      caller('2.4.6', 'label, or aria-labelledby of a heading.'),
    ],
  },
  StepDots: {
    base: 'native buttons in a list',
    requirements: [
      keys,
      component('4.1.2', 'The current step is marked as such.'),
      component('1.4.1', 'Done shows a tick.'),
      caller('2.4.6', 'Labels with place and state: “Item 2, complete”.'),
    ],
  },
  Dialog: {
    base: 'Radix Dialog',
    requirements: [
      base('2.1.2', 'Escape closes; Tab stays inside while it is open.'),
      base('4.1.2', 'Dialog, named by its title and described by its description.'),
      base('1.3.1', 'The page behind is hidden from assistive technology.'),
      component('2.4.3', 'Focus goes in, and back to what had it.'),
      component('2.1.1', 'A body with more to see can be focused and scrolled by keys.'),
      component('2.4.11', 'Footer and header never cover the focused field.'),
      caller('2.4.6', 'A title that says what is done here.'),
    ],
  },
  Sheet: {
    base: 'Radix Dialog',
    requirements: [
      base('2.1.2', 'Escape closes; Tab stays inside while it is open.'),
      base('4.1.2', 'Dialog, named by its title.'),
      component('2.5.7', 'It needs no gesture: the close button and a press on the page close it.'),
      component('2.4.3', 'Focus goes in, and back to what had it.'),
      caller('2.4.6', 'A title that says what is chosen; content short enough to be seen at once.'),
    ],
  },
  AlertDialog: {
    base: 'Radix Alert Dialog',
    requirements: [
      base('4.1.2', 'Role alertdialog: the question is read when it opens.'),
      base('2.1.2', 'Escape cancels; a press outside decides nothing.'),
      component('3.3.4', 'First focus is Cancel, so Enter decides nothing.'),
      component('2.4.3', 'Focus returns to what asked.'),
      component('4.1.3', 'A failure of the action is an alert inside.'),
      caller('2.4.6', 'A confirm button that names the act: Delete Item, not OK.'),
    ],
  },
} as const satisfies Record<string, ComponentRequirements>;

import { base, type ComponentRequirements, caller, component } from './criteria.ts';

const label = component('1.3.1', 'Label, hint and error are tied to the control by ids.');
const asked = caller('3.3.2', 'A label that says what is asked, a hint where the format is not plain.');
const errors = component(
  '3.3.1',
  'An error stands under the control in words, marks it invalid and is read when it appears.',
);
const wayOut = caller('3.3.3', 'An error text that says what is wrong and what would be right.');
const purpose = caller('1.3.5', 'autoComplete where the field asks for something about the person.');

/** Fields and what stands in them. */
export const fields = {
  Field: { base: null, requirements: [label, errors, asked, wayOut] },
  TextField: {
    base: 'native input',
    requirements: [
      base('2.1.1', 'Typing, selecting and undo are the browser’s.'),
      label,
      errors,
      asked,
      wayOut,
      purpose,
    ],
  },
  TextArea: {
    base: 'native textarea',
    requirements: [
      base('2.1.1', 'Typing, selecting and undo are the browser’s.'),
      label,
      errors,
      component(
        '4.1.3',
        'The counter speaks for the last 20 characters only, so that it does not talk over the typing.',
      ),
      asked,
      wayOut,
    ],
  },
  PasswordField: {
    base: 'native input',
    requirements: [
      component('3.3.8', 'Pasting and password managers work; the text can be shown.'),
      component('4.1.2', 'The button says Show password or Hide password.'),
      label,
      errors,
      caller('1.3.5', 'autoComplete: current-password or new-password.'),
    ],
  },
  Select: {
    base: 'native select',
    requirements: [
      base('2.1.1', 'Arrow keys, letters and the phone’s wheel are the system’s.'),
      base('4.1.2', 'Role and value are the element’s.'),
      label,
      errors,
      asked,
      caller('3.2.2', 'A change of the value changes nothing else unasked.'),
    ],
  },
  Combobox: {
    base: 'Downshift useCombobox',
    requirements: [
      base('2.1.1', 'Arrows move, Enter chooses, Escape closes.'),
      base(
        '4.1.2',
        'Combobox, listbox, option, expanded and the active option are named to assistive technology.',
      ),
      component('2.1.2', 'Escape closes the list before the dialog around it, and never empties the field.'),
      component('4.1.3', 'That nothing matches is said, not only shown.'),
      component('2.4.11', 'The list opens where there is room, above what scrolls.'),
      label,
      errors,
      asked,
    ],
  },
  Checkbox: {
    base: 'native checkbox',
    requirements: [
      base('2.1.1', 'Space checks.'),
      base('4.1.2', 'Role and state are the element’s.'),
      component('1.4.1', 'Checked shows a tick, not a colour alone.'),
      component('3.3.1', 'Its error stands in place of the description and is read with it.'),
      caller('2.4.6', 'A label that reads well after “checked”.'),
    ],
  },
  Switch: {
    base: 'native button',
    requirements: [
      base('2.1.1', 'Space and Enter turn it.'),
      component('4.1.2', 'Role switch with its state; the description is read with it.'),
      component('1.4.1', 'On and off differ by the knob’s place.'),
      caller('3.2.2', 'It takes effect at once or the page has a Save button; say which.'),
    ],
  },
  RadioGroup: {
    base: 'native radios',
    requirements: [
      base('2.1.1', 'One stop for Tab; arrows move and choose.'),
      base('4.1.2', 'Role, state and place in the group are the element’s.'),
      component(
        '1.3.1',
        'Label, description and error are those of the group; each choice is read with what it means.',
      ),
      component(
        '3.3.1',
        'An error stands under the label, marks the group invalid and is read when it appears.',
      ),
      caller('3.3.2', 'A label that asks something, and a first choice wherever one is sensible.'),
    ],
  },
  FileDrop: {
    base: 'native file input',
    requirements: [
      base('2.1.1', 'Enter opens the system’s chooser.'),
      component('2.5.7', 'What can be dropped can be pressed and pasted too.'),
      component('3.3.1', 'The error stands under the box and is read when it appears.'),
      component('4.1.2', 'The box’s words are the input’s name; the remove button has its own.'),
      caller('1.1.1', 'previewAlt, where the picture says something that the label does not.'),
    ],
  },
} as const satisfies Record<string, ComponentRequirements>;

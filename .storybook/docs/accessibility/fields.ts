import { base, type ComponentRequirements, caller, component } from './criteria.ts';

const label = component('1.3.1', 'Label, hint and error are associated with the control by ids.');
const asked = caller('3.3.2', 'A label that names the value, a hint where the format is not obvious.');
const errors = component(
  '3.3.1',
  'An error is shown as text below the control, marks it invalid and is announced.',
);
const wayOut = caller('3.3.3', 'An error text that says what is wrong and how to correct it.');
const purpose = caller('1.3.5', 'autoComplete where the field is about the user.');

/** Fields and controls of forms. */
export const fields = {
  Field: { base: null, requirements: [label, errors, asked, wayOut] },
  TextField: {
    base: 'native input',
    requirements: [
      base('2.1.1', 'Typing, selecting and undo are native.'),
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
      base('2.1.1', 'Typing, selecting and undo are native.'),
      label,
      errors,
      component(
        '4.1.3',
        'The counter is announced for the last 20 characters only, so that it does not interrupt typing.',
      ),
      asked,
      wayOut,
    ],
  },
  PasswordField: {
    base: 'native input',
    requirements: [
      component('3.3.8', 'Pasting and password managers work; the text can be shown.'),
      component('4.1.2', 'The button’s name is Show password or Hide password.'),
      label,
      errors,
      caller('1.3.5', 'autoComplete: current-password or new-password.'),
    ],
  },
  Select: {
    base: 'native select',
    requirements: [
      base('2.1.1', 'Arrow keys, letters and the wheel of phones are native.'),
      base('4.1.2', 'Role and value are native.'),
      label,
      errors,
      asked,
      caller('3.2.2', 'A change of the value has no unexpected effect.'),
    ],
  },
  Combobox: {
    base: 'Downshift useCombobox',
    requirements: [
      base('2.1.1', 'Arrow keys move, Enter selects, Escape closes.'),
      base('4.1.2', 'Roles combobox, listbox and option, the expanded state and the active option.'),
      component('2.1.2', 'Escape closes the list before the dialog around it, and never empties the field.'),
      component('4.1.3', '“No matches” is announced.'),
      component('2.4.11', 'The list opens where there is space, in the top layer.'),
      label,
      errors,
      asked,
    ],
  },
  Checkbox: {
    base: 'native checkbox',
    requirements: [
      base('2.1.1', 'Space checks.'),
      base('4.1.2', 'Role and state are native.'),
      component('1.4.1', 'Checked shows a check mark, not only a colour.'),
      component('3.3.1', 'An error replaces the description and describes it.'),
      caller('2.4.6', 'A label that reads well after “checked”.'),
    ],
  },
  CheckboxChips: {
    base: 'native checkboxes',
    requirements: [
      base('2.1.1', 'Each chip is a tab stop; Space checks.'),
      base('4.1.2', 'Role and state are native.'),
      component('1.3.1', 'A fieldset with its label as legend.'),
      component('1.4.1', 'A selected chip is filled.'),
      caller('2.4.6', 'A label that names the values.'),
    ],
  },
  Switch: {
    base: 'native button',
    requirements: [
      base('2.1.1', 'Space and Enter toggle it.'),
      component('4.1.2', 'Role switch with its state; the description describes it.'),
      component('1.4.1', 'On and off differ by the knob’s position.'),
      caller('3.2.2', 'Say whether it takes effect immediately or by a Save button.'),
    ],
  },
  RadioGroup: {
    base: 'native radios',
    requirements: [
      base('2.1.1', 'One tab stop; arrow keys move and select.'),
      base('4.1.2', 'Role, state and position in the group are native.'),
      component(
        '1.3.1',
        'Label, description and error belong to the group; each option has its description.',
      ),
      component('3.3.1', 'An error is shown below the label, marks the group invalid and is announced.'),
      caller('3.3.2', 'A label, and an initial value where there is a sensible one.'),
    ],
  },
  Slider: {
    base: 'native range input',
    requirements: [
      base('2.1.1', 'Arrow keys change the value, Home and End set the ends of the range.'),
      base('4.1.2', 'Role, value and range are native.'),
      component('1.3.1', 'The value is read as a percentage of the range.'),
      component('2.5.7', 'Instead of dragging, a point of the track can be pressed.'),
      component('2.5.8', '44 px high.'),
      caller('2.4.6', 'A label that names what changes.'),
    ],
  },
  FileDrop: {
    base: 'native file input',
    requirements: [
      base('2.1.1', 'Enter opens the system’s file dialog.'),
      component('2.5.7', 'Instead of dropping, a file can be chosen or pasted.'),
      component('3.3.1', 'The error is shown below the box and announced.'),
      component('4.1.2', 'The box’s text is the input’s name; the remove button has its own.'),
      caller('1.1.1', 'previewAlt, where the image shows more than the label says.'),
    ],
  },
} as const satisfies Record<string, ComponentRequirements>;

import '../foundations/styles.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Shirt } from 'lucide-react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from './AlertDialog/AlertDialog.tsx';
import { Aura } from './Aura/Aura.tsx';
import { Avatar } from './Avatar/Avatar.tsx';
import { Badge } from './Badge/Badge.tsx';
import { Banner } from './Banner/Banner.tsx';
import { Button } from './Button/Button.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { CheckboxChips } from './CheckboxChips/CheckboxChips.tsx';
import { ChipGroup } from './ChipGroup/ChipGroup.tsx';
import { Combobox } from './Combobox/Combobox.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { ErrorState } from './ErrorState/ErrorState.tsx';
import { Field } from './Field/Field.tsx';
import { FileDrop } from './FileDrop/FileDrop.tsx';
import { IconButton } from './IconButton/IconButton.tsx';
import { Image } from './Image/Image.tsx';
import { Link } from './Link/Link.tsx';
import { Menu } from './Menu/Menu.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { ProgressBar } from './ProgressBar/ProgressBar.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { SegmentedToggle } from './SegmentedToggle/SegmentedToggle.tsx';
import { Select } from './Select/Select.tsx';
import { Sheet } from './Sheet/Sheet.tsx';
import { Skeleton } from './Skeleton/Skeleton.tsx';
import { Slider } from './Slider/Slider.tsx';
import { Spinner } from './Spinner/Spinner.tsx';
import { StepDots } from './StepDots/StepDots.tsx';
import { Switch } from './Switch/Switch.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { TextArea } from './TextArea/TextArea.tsx';
import { TextField } from './TextField/TextField.tsx';
import { Tooltip } from './Tooltip/Tooltip.tsx';
import { shirtImage } from './testing/sample-images.ts';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

/** Props that every primitive accepts. */
interface Probe {
  readonly ref: (element: Element | null) => void;
  readonly className: string;
  readonly onPointerDown: () => void;
  readonly 'data-probe': string;
  readonly 'aria-details': string;
}

const ignore = () => undefined;
const choices = ['One', 'Two'].map((label) => ({ value: label, label }));
const chosen = { value: 'One', onValueChange: ignore };
const opened = { open: true, onOpenChange: ignore, title: 'Edit Item' };

const rows: Record<string, (probe: Probe) => ReactElement> = {
  AlertDialog: (probe) => <AlertDialog {...probe} {...opened} confirmLabel="Delete" onConfirm={ignore} />,
  Aura: (probe) => <Aura {...probe} />,
  Avatar: (probe) => <Avatar {...probe} src={shirtImage.src} name="Ro" />,
  Badge: (probe) => <Badge {...probe}>New</Badge>,
  Banner: (probe) => (
    <Banner {...probe} tone="error">
      It failed.
    </Banner>
  ),
  Button: (probe) => <Button {...probe}>Save</Button>,
  Checkbox: (probe) => <Checkbox {...probe} label="Following" />,
  CheckboxChips: (probe) => (
    <CheckboxChips {...probe} label="Season" options={choices} values={['One']} onValuesChange={ignore} />
  ),
  ChipGroup: (probe) => <ChipGroup {...probe} {...chosen} label="Category" options={choices} />,
  Combobox: (probe) => <Combobox {...probe} {...chosen} label="Color" options={choices} />,
  Dialog: (probe) => (
    <Dialog {...probe} {...opened}>
      <p>Content</p>
    </Dialog>
  ),
  EmptyState: (probe) => <EmptyState {...probe} title="Nothing yet" icon={Shirt} />,
  ErrorState: (probe) => <ErrorState {...probe} message="It failed." onRetry={ignore} />,
  Field: (probe) => (
    <Field {...probe} label="Year">
      {(control) => <input {...control} />}
    </Field>
  ),
  FileDrop: (probe) => <FileDrop {...probe} label="Add front photo" preview={null} onFile={ignore} />,
  IconButton: (probe) => (
    <IconButton {...probe} label="More">
      <Shirt aria-hidden />
    </IconButton>
  ),
  Image: (probe) => <Image {...probe} src={shirtImage.src} alt="A shirt" />,
  Link: (probe) => (
    <Link {...probe} href="#home">
      Home
    </Link>
  ),
  Menu: (probe) => (
    <Menu {...probe} open trigger={<Button>Actions</Button>} items={[{ label: 'Edit', onSelect: ignore }]} />
  ),
  PasswordField: (probe) => <PasswordField {...probe} label="Password" />,
  ProgressBar: (probe) => <ProgressBar {...probe} label="Uploading" value={1} max={2} />,
  RadioGroup: (probe) => <RadioGroup {...probe} {...chosen} label="Visibility" options={choices} />,
  SegmentedToggle: (probe) => <SegmentedToggle {...probe} {...chosen} label="View" segments={choices} />,
  Select: (probe) => <Select {...probe} label="Category" options={['One']} />,
  Sheet: (probe) => (
    <Sheet {...probe} {...opened}>
      <p>Content</p>
    </Sheet>
  ),
  Skeleton: (probe) => <Skeleton {...probe} />,
  Slider: (probe) => <Slider {...probe} label="Zoom" value={0.5} onValueChange={ignore} />,
  Spinner: (probe) => <Spinner {...probe} label="Loading" />,
  StepDots: (probe) => <StepDots {...probe} label="Items" steps={[]} current={0} onSelect={ignore} />,
  Switch: (probe) => <Switch {...probe} label="Push" checked={false} onCheckedChange={ignore} />,
  Tabs: (probe) => (
    <Tabs {...probe} {...chosen} label="Wardrobe" tabs={choices}>
      Panel
    </Tabs>
  ),
  TextArea: (probe) => <TextArea {...probe} label="Bio" />,
  TextField: (probe) => <TextField {...probe} label="Name" />,
  Tooltip: (probe) => (
    <Tooltip {...probe} text="Add another item">
      <Button>Add</Button>
    </Tooltip>
  ),
  VisuallyHidden: (probe) => <VisuallyHidden {...probe}>1,284 likes</VisuallyHidden>,
};

/**
 * Primitives without an element of the caller: a count is text, messages are shown by `useToast`, and a marker belongs
 * to the control that shows it.
 */
const withoutElement = ['Count', 'LabelsProvider', 'SelectionMarker', 'Toast'];

afterEach(cleanup);

it('the table lists every primitive', () => {
  const stories = Object.keys(import.meta.glob('./*/*.stories.tsx'));
  const folders = [...new Set(stories.map((path) => path.split('/')[1]))];
  expect([...Object.keys(rows), ...withoutElement].sort()).toEqual(folders.sort());
});

describe.each(Object.entries(rows))('%s', (name, draw) => {
  const mount = async () => {
    const probe = {
      ref: vi.fn<(element: Element | null) => void>(),
      className: 'probe-class',
      onPointerDown: vi.fn(),
      'data-probe': name,
      'aria-details': 'probe-details',
    };
    render(draw(probe));
    if (name === 'Tooltip') {
      screen.getByRole('button').focus();
      await screen.findByRole('tooltip');
    }
    const element = await waitFor(() => {
      const found = document.querySelector(`[data-probe="${name}"]`);
      if (found === null) throw new Error(`${name} does not pass on unknown props.`);
      return found;
    });
    return { probe, element };
  };

  it('sets ref on the element that has data and aria attributes', async () => {
    const { probe, element } = await mount();
    expect(probe.ref).toHaveBeenLastCalledWith(element);
    expect(element.getAttribute('aria-details')).toBe('probe-details');
  });

  it('sets className once, on the element or on its frame', async () => {
    const { element } = await mount();
    expect(element.closest('.probe-class')).not.toBeNull();
    expect(document.querySelectorAll('.probe-class')).toHaveLength(1);
  });

  it("calls the given handler once, in addition to the primitive's handler", async () => {
    const { probe, element } = await mount();
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(probe.onPointerDown).toHaveBeenCalledOnce();
  });
});

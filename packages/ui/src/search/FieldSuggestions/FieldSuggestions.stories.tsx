import type { Person } from '@aura/domain/entities';
import type { TypedReference } from '@aura/domain/rules/typed-reference';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  FieldSuggestionsContext,
  type FieldSuggestionsSlotProps,
} from '../../foundations/field-suggestions.ts';
import { CommentField } from '../../post/CommentComposer/CommentField.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { longWord } from '../../primitives/testing/hostile-texts.ts';
import { sampleImages } from '../../testing/sample-images.ts';
import { FieldSuggestions, type Suggestion } from './FieldSuggestions.tsx';

const person = (username: string, displayName = '', avatar: Person['avatar'] = null): Suggestion => ({
  kind: 'person',
  text: `@${username}`,
  person: { username, displayName, avatar },
});
const tag = (name: string, postCount: number): Suggestion => ({
  kind: 'tag',
  text: `#${name}`,
  tag: { tag: `#${name}`, postCount },
});

const all: readonly Suggestion[] = [
  person('mariam.elsayed', 'Mariam El-Sayed', sampleImages.annelise),
  person('mario', ''),
  person(`marvin.${'w'.repeat(23)}`, longWord),
  tag('linen', 1204),
  tag('linenshirt', 1),
];

/** Suggests what starts with the typed text. */
function SampleSuggestions({ fieldId }: FieldSuggestionsSlotProps) {
  const [reference, setReference] = useState<TypedReference | null>(null);
  const suggestions = all.filter(
    ({ kind, text }) => kind === reference?.kind && text.slice(1).startsWith(reference.text.toLowerCase()),
  );
  const onReferenceChange = useCallback((next: TypedReference | null) => setReference(next), []);
  return (
    <FieldSuggestions fieldId={fieldId} suggestions={suggestions} onReferenceChange={onReferenceChange} />
  );
}

const meta = {
  title: 'Search/FieldSuggestions',
  component: FieldSuggestions,
  args: { fieldId: '', suggestions: [], onReferenceChange: fn() },
  argTypes: { fieldId: { control: false }, suggestions: { control: false } },
} satisfies Meta<typeof FieldSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

const onSubmit = fn();

function Comment({ first = '', inDialog = false }: { first?: string; inDialog?: boolean }) {
  const [text, setText] = useState(first);
  const [open, setOpen] = useState(inDialog);
  const field = (
    <div className="min-h-96 max-w-90">
      <CommentField aria-label="Add a comment" text={text} onTextChange={setText} onSubmit={onSubmit} />
    </div>
  );
  return (
    <FieldSuggestionsContext value={SampleSuggestions}>
      {inDialog ? (
        <Dialog open={open} onOpenChange={setOpen} title="Comments">
          {field}
        </Dialog>
      ) : (
        field
      )}
    </FieldSuggestionsContext>
  );
}

const fieldOf = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a comment' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** The first person is active; Down and Up move and wrap around, Enter inserts and does not send. */
export const People: Story = {
  render: () => <Comment />,
  play: async () => {
    onSubmit.mockClear();
    await userEvent.type(fieldOf(), 'Thanks @mar');
    const list = screen.getByRole('listbox', { name: 'People' });
    await expect(list).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(3);
    await expect(fieldOf()).toHaveFocus();
    await expect(fieldOf()).toHaveAttribute('aria-controls', list.id);
    const active = () => screen.getByRole('option', { selected: true });
    await expect(fieldOf()).toHaveAttribute('aria-activedescendant', active().id);
    await expect(screen.getByText('3 suggestions. Up and Down choose, Enter inserts.')).toHaveRole('status');
    for (const option of screen.getAllByRole('option')) {
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('mario');
    await userEvent.keyboard('{Enter}');
    await expect(fieldOf()).toHaveValue('Thanks @mario ');
    await expect(fieldOf()).not.toHaveAttribute('aria-activedescendant');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('for it{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** Tab inserts a tag; a press does too, and the field keeps the focus. */
export const Tags: Story = {
  render: () => <Comment />,
  play: async () => {
    await userEvent.type(fieldOf(), '#lin');
    await expect(screen.getByRole('listbox', { name: 'Tags' })).toBeVisible();
    await expect(options()).toEqual(['#linen1,204 posts', '#linenshirt1 post']);
    await userEvent.tab();
    await expect(fieldOf()).toHaveValue('#linen ');
    await userEvent.type(fieldOf(), '#lin');
    await userEvent.click(screen.getByRole('option', { name: /linenshirt/ }));
    await expect(fieldOf()).toHaveValue('#linen #linenshirt ');
    await expect(fieldOf()).toHaveFocus();
  },
};

/** The name at the caret is replaced as a whole, and the text after it stays. */
export const InTheMiddle: Story = {
  render: () => <Comment first="So well cut @mario, thanks" />,
  play: async () => {
    fieldOf().focus();
    fieldOf().setSelectionRange(16, 16);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Enter}');
    await expect(fieldOf()).toHaveValue('So well cut @mariam.elsayed, thanks');
  },
};

/** A name that is typed completely leaves Enter to the field. */
export const Complete: Story = {
  render: () => <Comment />,
  play: async () => {
    onSubmit.mockClear();
    await userEvent.type(fieldOf(), '@mario');
    await expect(screen.getByRole('option')).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(fieldOf()).toHaveValue('@mario');
  },
};

/** Escape closes the list and not the dialog; the next Escape closes the dialog. */
export const InDialog: Story = {
  render: () => <Comment inDialog />,
  play: async () => {
    await userEvent.type(fieldOf(), '@ma');
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(fieldOf()).toHaveValue('@ma');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Long names are cut; the list stays inside a small window. */
export const LongNames: Story = {
  globals: { viewport: { value: 'small', isRotated: false } },
  render: () => <Comment />,
  play: async () => {
    await userEvent.type(fieldOf(), '@marv');
    const box = screen.getByRole('listbox').getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Comment />,
  play: async () => {
    await userEvent.type(fieldOf(), '@mar');
    await expect(screen.getAllByRole('option')).toHaveLength(3);
  },
};

/** When nothing fits, no list is shown and Enter sends. */
export const NothingFound: Story = {
  render: () => <Comment />,
  play: async () => {
    onSubmit.mockClear();
    await userEvent.type(fieldOf(), '@xyz{Enter}');
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

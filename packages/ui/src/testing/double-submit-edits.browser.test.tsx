import '../foundations/styles.css';
import { commentsCopy } from '@aura/domain/copy/comments';
import { commonCopy } from '@aura/domain/copy/common';
import { editItemsCopy } from '@aura/domain/copy/edit-items';
import { cleanup } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { CommentEditor } from '../post/CommentThreads/CommentEditor.tsx';
import { EditItemsDialog } from '../wardrobe/EditItemsDialog/EditItemsDialog.tsx';
import { noCommentActions } from './comment-actions.ts';
import { expectSingleSubmit, type FormRow } from './expect-single-submit.ts';
import { sampleComment, sampleItem } from './samples.ts';

afterEach(cleanup);

const nothing = () => undefined;

const forms: FormRow[] = [
  {
    name: 'comment edit',
    draw: (send) => (
      <CommentEditor
        comment={sampleComment({ isOwner: true })}
        actions={{ ...noCommentActions, onSave: send }}
        onClose={nothing}
      />
    ),
    texts: { [commentsCopy.editLabel]: 'Third day' },
    submit: commonCopy.save,
  },
  {
    name: 'edit of several items',
    draw: (send) => (
      <EditItemsDialog
        open
        onOpenChange={nothing}
        items={[sampleItem(), sampleItem({ id: 'item-2', season: ['summer'] })]}
        onSave={send}
      />
    ),
    check: 'Winter',
    submit: editItemsCopy.save(2),
  },
];

it.each(forms)('a double click on the button of the $name form submits once', expectSingleSubmit);

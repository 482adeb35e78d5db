import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../packages/ui/src/foundations/styles.css';
import { CommentsPanel } from '../../packages/ui/src/post/CommentsPanel/CommentsPanel.tsx';
import { noCommentActions } from '../../packages/ui/src/testing/comment-actions.ts';
import { manyComments } from '../../packages/ui/src/testing/hostile-data.ts';
import { sampleNow } from '../../packages/ui/src/testing/samples.ts';

declare global {
  interface Window {
    /** Shows a post's comments. */
    showComments: (count: number) => void;
  }
}

const currentUser = { name: 'Sofia', avatar: null };
const profileHref = (username: string) => `#${username}`;
const ignore = () => undefined;

function Comments({ count }: { readonly count: number }) {
  const [text, setText] = useState('');
  const [comments] = useState(() => manyComments(count));
  return (
    <div className="flex h-dvh flex-col overflow-hidden px-7">
      <CommentsPanel
        comments={comments}
        commentCount={count}
        now={sampleNow}
        profileHref={profileHref}
        currentUser={currentUser}
        text={text}
        onTextChange={setText}
        onSend={ignore}
        onReplyToChange={ignore}
        actions={noCommentActions}
      />
    </div>
  );
}

const page = document.createElement('div');
document.body.append(page);
const root = createRoot(page);
let shown = 0;
window.showComments = (count) => {
  shown += 1;
  root.render(<Comments key={shown} count={count} />);
};

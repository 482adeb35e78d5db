import { postCopy } from '@aura/domain/copy/post';
import { Button } from '@aura/ui/primitives/Button';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

interface PostGoneProps {
  readonly text: string;
}

/** A post that cannot be shown, with the way to the feed. */
export function PostGone({ text }: PostGoneProps) {
  const navigate = useNavigate();
  return (
    <MessagePage
      variant="alert"
      heading={text}
      actions={<Button onClick={() => navigate(paths.home)}>{postCopy.goToFeed}</Button>}
    />
  );
}

import { profilePath } from '@aura/domain/rules/identity';
import { LinkedText } from '@aura/ui/post/LinkedText';
import { useCurrentUser } from './use-current-user.ts';

/** A text with links to tags, people and other sites, as the current user sees it. */
export function TextWithLinks({ text }: { readonly text: string }) {
  const { profile, email, username } = useCurrentUser();
  return (
    <LinkedText
      text={text}
      profileHref={(name) => profilePath(name, profile, email)}
      currentUsername={username}
    />
  );
}

import { profilePath } from '@aura/domain/rules/identity';
import { tagPath } from '@aura/domain/rules/tags';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { RecentSearches } from '@aura/ui/search/RecentSearches';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { useRecentSearches } from './use-recent-searches.ts';

interface RecentProps {
  readonly currentUser: CurrentUser;
  /** Searches for words again. */
  readonly onWords: (words: string) => void;
}

/** The last searches of this user in this browser: people and tags open their pages, words are searched again. */
export function Recent({ currentUser: { profile, email }, onWords }: RecentProps) {
  const navigate = useNavigate();
  const { searches, remove, clear } = useRecentSearches();
  if (searches.length === 0) return null;
  const known = [...(profile?.following ?? []), ...(profile?.followers ?? [])];
  const open = (search: string) => {
    if (search.startsWith('@')) void navigate(profilePath(search.slice(1), profile, email));
    else if (search.startsWith('#')) void navigate(tagPath(search));
    else onWords(search);
  };
  return (
    <RecentSearches
      searches={searches}
      avatarOf={(username) => known.find((person) => person.username === username)?.avatar ?? null}
      onOpen={open}
      onRemove={remove}
      onClear={() => {
        // The button unmounts.
        focusPageHeading();
        clear();
      }}
    />
  );
}

import { loadedPosts } from '@aura/api-client/endpoints/loaded-pages';
import { profilePath } from '@aura/domain/rules/identity';
import { withoutDeleted } from '@aura/domain/rules/posts';
import type { SearchType } from '@aura/domain/vocabularies/search-types';
import { FollowButton } from '@aura/ui/profile/FollowButton';
import { ItemTiles } from '@aura/ui/search/ItemTiles';
import { PeopleResults } from '@aura/ui/search/PeopleResults';
import { PostTiles } from '@aura/ui/search/PostTiles';
import { TagResults } from '@aura/ui/search/TagResults';
import { paths } from '../../paths.ts';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { useFollows } from '../../shared/use-follows.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';
import type { TypeResults } from './use-results.ts';

interface ResultListProps {
  readonly type: SearchType;
  readonly result: TypeResults;
  /** How many are shown; undefined for all. */
  readonly count: number | undefined;
  readonly text: string;
  /** @param search the person or tag that was opened; undefined for posts and items */
  readonly onOpen: (search?: string) => void;
  readonly currentUser: CurrentUser;
}

/** The results of one type. */
export function ResultList({ type, result, count, text, onOpen, currentUser }: ResultListProps) {
  const { followed, setFollowed } = useFollows();
  const { deletedPostIds } = useAppSelector(selectLocalState);
  const { profile, email, username: own } = currentUser;
  switch (type) {
    case 'people':
      return (
        <PeopleResults
          people={result.pages.flatMap(({ people }) => people).slice(0, count)}
          hrefOf={(username) => profilePath(username, profile, email)}
          onOpen={onOpen}
          actionOf={({ username }) =>
            username !== own && (
              <FollowButton
                username={username}
                followed={followed.has(username)}
                onFollowedChange={(on) => setFollowed(username, on)}
              />
            )
          }
          text={text}
        />
      );
    case 'tags':
      return <TagResults tags={result.pages.flatMap(({ tags }) => tags).slice(0, count)} onOpen={onOpen} />;
    case 'posts':
      return (
        <PostTiles
          posts={withoutDeleted(loadedPosts(result.pages), deletedPostIds).slice(0, count)}
          hrefOf={paths.post}
          onOpen={() => onOpen()}
        />
      );
    case 'items':
      return (
        <ItemTiles
          items={result.pages.flatMap(({ items }) => items).slice(0, count)}
          hrefOf={paths.item}
          onOpen={() => onOpen()}
          text={text}
        />
      );
  }
}

import { isTag, toTag } from '@aura/domain/rules/post-tags';
import { useParams } from 'react-router';
import { InvalidTag } from './InvalidTag.tsx';
import { SearchPage } from './SearchPage.tsx';
import { TagPage } from './TagPage.tsx';

/** The pages `/search` and `/tag/{tag}`, in one chunk. */
export default function SearchRoute() {
  const { tag } = useParams();
  if (tag === undefined) return <SearchPage />;
  return isTag(toTag(tag)) ? <TagPage name={tag} /> : <InvalidTag />;
}

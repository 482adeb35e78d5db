import { useParams } from 'react-router';
import { SearchPage } from './SearchPage.tsx';
import { TagPage } from './TagPage.tsx';

/** The pages `/search` and `/tag/{tag}`, in one chunk. */
export default function SearchRoute() {
  const { tag } = useParams();
  return tag === undefined ? <SearchPage /> : <TagPage name={tag} />;
}

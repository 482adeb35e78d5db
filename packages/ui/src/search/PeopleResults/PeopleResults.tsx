import type { FoundPerson, Person } from '@aura/domain/entities';
import type { ReactNode } from 'react';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { MatchedText } from '../MatchedText.tsx';

interface PeopleResultsProps {
  readonly people: readonly FoundPerson[];
  readonly hrefOf: (username: string) => string;
  readonly onOpen: (search: string) => void;
  /** The follow button of a person; null for the current user. */
  readonly actionOf: (person: Person) => ReactNode;
  readonly text: string;
}

/** People in a search, each with name, start of the bio and a follow button. */
export function PeopleResults({ people, hrefOf, onOpen, actionOf, text }: PeopleResultsProps) {
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => (
        <li key={person.username} className="flex min-h-17 items-center gap-3">
          <Link
            href={hrefOf(person.username)}
            onClick={() => onOpen(`@${person.username}`)}
            className="flex min-w-0 flex-1 items-center gap-3 rounded-control py-2 hover:underline"
          >
            <Avatar {...avatarProps(person.avatar, 'lg')} name={person.displayName || person.username} />
            <span className="flex min-w-0 flex-col">
              <span dir="auto" className="truncate text-16 font-medium">
                <MatchedText text={person.username} match={text} />
              </span>
              <span dir="auto" className="truncate text-14 text-muted">
                {[person.displayName, person.bio].filter((part) => part !== '').join(' · ')}
              </span>
            </span>
          </Link>
          {actionOf(person)}
        </li>
      ))}
    </ul>
  );
}

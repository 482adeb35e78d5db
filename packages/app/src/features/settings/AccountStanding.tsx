import { moderationCopy, suspensionCopy } from '@aura/domain/copy/moderation';
import type { Profile } from '@aura/domain/entities';
import { suspensionText } from '@aura/domain/rules/moderation';
import { buttonStyle } from '@aura/ui/foundations/button-style';
import { Banner } from '@aura/ui/primitives/Banner';
import { Link } from '@aura/ui/primitives/Link';
import { paths } from '../../paths.ts';

interface AccountStandingProps {
  readonly profile: Pick<Profile, 'isModerator' | 'suspension'>;
}

/** A suspension with its reason, and for moderators the way to their screen. */
export default function AccountStanding({ profile: { isModerator, suspension } }: AccountStandingProps) {
  return (
    <div className="mb-6 flex flex-col items-start gap-4 empty:hidden">
      {suspension && (
        <Banner tone="info">
          {suspensionText(suspension)} {suspensionCopy.stillPossible}
        </Banner>
      )}
      {isModerator && (
        <Link href={paths.moderation} className={buttonStyle({ variant: 'outline', size: 'sm' })}>
          {moderationCopy.heading}
        </Link>
      )}
    </div>
  );
}

import { outfitsCopy } from '@aura/domain/copy/outfits';
import { buttonStyle } from '../../foundations/button-style.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

export interface UnsavedOutfitNoticeProps {
  readonly name: string;
  /** URL of the builder with the changes. */
  readonly href: string;
}

/** An outfit whose changes are only on this device, with the way to continue. */
export function UnsavedOutfitNotice({ name, href }: UnsavedOutfitNoticeProps) {
  return (
    <Banner
      tone="info"
      className="mt-4 items-center"
      action={
        <Link href={href} className={buttonStyle({ variant: 'outline' })}>
          {outfitsCopy.continue}
        </Link>
      }
    >
      <span className="wrap-anywhere">{outfitsCopy.unsaved(name)}</span>
    </Banner>
  );
}

import { sharedPhotosCopy } from '@aura/domain/copy/shared-photos';
import { useId } from 'react';
import { useObjectUrl } from '../../foundations/use-object-url.ts';
import { RadioOption } from '../../primitives/RadioGroup/RadioOption.tsx';

interface PhotoChoiceProps {
  readonly photos: readonly Blob[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

function Photo({ photo, alt, className }: { photo: Blob; alt: string; className: string }) {
  const url = useObjectUrl(photo);
  return url ? <img src={url} alt={alt} className={className} /> : <span className={className} />;
}

/** The shared photo, or a choice of several. */
export function PhotoChoice({ photos, selected, onSelect }: PhotoChoiceProps) {
  const name = useId();
  const hintId = useId();
  const [first] = photos;
  if (first && photos.length === 1) {
    return (
      <Photo
        photo={first}
        alt={sharedPhotosCopy.photo(1, 1)}
        className="mx-auto block max-h-80 min-h-40 max-w-full rounded-image"
      />
    );
  }
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="font-medium">{sharedPhotosCopy.choose}</legend>
      <p id={hintId} className="mt-1 text-14 text-muted">
        {sharedPhotosCopy.chooseHint}
      </p>
      <div className="mt-3 grid grid-cols-3 gap-3 tablet:grid-cols-4">
        {[...photos.entries()].map(([index, photo]) => (
          <RadioOption
            key={index}
            name={name}
            checked={index === selected}
            onSelect={() => onSelect(index)}
            aria-label={sharedPhotosCopy.photo(index + 1, photos.length)}
            className="block overflow-hidden rounded-image has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-ink"
          >
            <Photo photo={photo} alt="" className="block aspect-square w-full object-cover" />
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}

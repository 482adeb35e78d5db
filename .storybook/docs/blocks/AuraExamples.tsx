import { avatarProps, imageProps } from '@aura/ui/images/image-props';
import { Aura } from '@aura/ui/primitives/Aura';
import { Avatar } from '@aura/ui/primitives/Avatar';
import { Button } from '@aura/ui/primitives/Button';
import { Image } from '@aura/ui/primitives/Image';
import { useState } from 'react';
import { worldImage } from './world-image.ts';

const posts = [
  'post-mariam-2',
  'post-tomasz-1',
  'post-amara-3',
  'post-grace-2',
  'post-noor-1',
  'post-yuki-1',
];
const people = ['avatar-mariam', 'avatar-amara'];

function Swatches({ palette }: { readonly palette: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-3 text-12 text-muted">
      {palette.map((color) => (
        <li key={color} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-4 rounded-full inset-ring inset-ring-line"
            style={{ background: color }}
          />
          {color}
        </li>
      ))}
    </ul>
  );
}

/** Six photographs, their palettes and auras. */
export function PaletteExamples() {
  return (
    <ul className="my-20 grid grid-cols-2 gap-x-12 gap-y-20 px-4 tablet:grid-cols-3 tablet:gap-x-24">
      {posts.map((name) => {
        const image = worldImage(`${name}.webp`);
        return (
          <li key={name} className="flex flex-col gap-6">
            <div className="relative isolate z-below rounded-card">
              <Aura palette={image.palette} size="dialog" />
              <Image {...imageProps(image)} alt="" sizes="260px" className="rounded-card" />
            </div>
            <Swatches palette={image.palette} />
          </li>
        );
      })}
    </ul>
  );
}

/** The three sizes of the halo. */
export function AuraSizes() {
  const image = worldImage('post-amara-1.webp');
  return (
    <ul className="my-24 flex flex-wrap items-end gap-20 px-10">
      {(['post', 'dialog'] as const).map((size) => (
        <li key={size} className="flex flex-col gap-6">
          <div className="relative isolate z-below w-40 rounded-card">
            <Aura palette={image.palette} size={size} />
            <Image {...imageProps(image)} alt="" sizes="160px" className="rounded-card" />
          </div>
          <span className="text-14 text-muted">{size}</span>
        </li>
      ))}
      {people.map((name) => (
        <li key={name} className="flex flex-col gap-6">
          <Avatar {...avatarProps(worldImage(`${name}.webp`), 'xl')} name={name} aura />
          <span className="text-14 text-muted">avatar</span>
        </li>
      ))}
    </ul>
  );
}

/** An aura that cross-fades and pulses. */
export function AuraInMotion() {
  const [index, setIndex] = useState(0);
  const [pulsing, setPulsing] = useState(false);
  const image = worldImage(`${posts[index % posts.length]}.webp`);
  return (
    <div className="my-24 flex flex-wrap items-center gap-20 px-10">
      <div className="relative isolate z-below w-52 rounded-card">
        <Aura palette={image.palette} pulsing={pulsing} />
        <Image {...imageProps(image)} alt="" sizes="208px" className="rounded-card" />
      </div>
      <div className="flex flex-col items-start gap-3">
        <Button variant="outline" onClick={() => setIndex(index + 1)}>
          Next picture
        </Button>
        <Button variant="outline" aria-pressed={pulsing} onClick={() => setPulsing(!pulsing)}>
          {pulsing ? 'Stop breathing' : 'Breathe'}
        </Button>
      </div>
    </div>
  );
}

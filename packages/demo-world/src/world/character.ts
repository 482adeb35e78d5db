import type { BuildName } from '../illustrations/figure/body.ts';
import type { HairStyle } from '../illustrations/figure/hair.ts';
import type { Person } from '../illustrations/figure/head.ts';
import type { World } from '../world-schema.ts';

type WorldPerson = World['people'][number];

/** A user of the demo world with their appearance in drawings. */
export interface Character {
  readonly person: Omit<WorldPerson, 'follows' | 'blocks'>;
  readonly look: Person;
}

const SKINS = {
  porcelain: '#f1d3bd',
  fair: '#e6bd9c',
  olive: '#d3a07a',
  bronze: '#b97f58',
  brown: '#8f5b3e',
  deep: '#6a412d',
  ebony: '#4d2f23',
} as const;

export const HAIR = {
  black: '#1d1716',
  espresso: '#2f211b',
  brown: '#4a3024',
  chestnut: '#6e4930',
  sand: '#96683f',
  blond: '#c39a5f',
  copper: '#8a3f26',
  silver: '#9a958f',
} as const;

export type Skin = keyof typeof SKINS;

/** Creates an appearance from named values. */
export const appearance = (
  skin: Skin,
  hairStyle: HairStyle,
  hair: string,
  build: BuildName = 'average',
  beard = false,
): Person => ({ skin: SKINS[skin], hair, hairStyle, build, beard });

interface Details {
  readonly bio?: string;
  readonly location?: string;
  readonly password?: string;
  readonly profilePrivacy?: WorldPerson['profilePrivacy'];
  readonly postPrivacy?: WorldPerson['postPrivacy'];
  readonly avatar?: null;
}

/** Creates a user; `name` is the local part of the email and the end of the uid. */
export function character(
  name: string,
  username: string,
  displayName: string,
  looks: Person,
  { bio = '', location = '', password, profilePrivacy = 'public', postPrivacy = 'public', avatar }: Details,
): Character {
  return {
    person: {
      uid: `demo-${name}`,
      email: `${name}@aura.example`,
      ...(password ? { password } : {}),
      username,
      displayName,
      bio,
      location,
      avatar: avatar === null ? null : `avatar-${name}.webp`,
      profilePrivacy,
      postPrivacy,
    },
    look: looks,
  };
}

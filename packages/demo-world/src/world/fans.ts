import type { HairStyle } from '../illustrations/figure/hair.ts';
import { appearance, type Character, character, HAIR, type Skin } from './character.ts';

/** Name, username, display name, skin, hair style, hair colour. */
type Fan = readonly [string, string, string, Skin, HairStyle, string];

const ROWS: readonly Fan[] = [
  ['olu', 'olu.adeyemi', 'Olu Adeyemi', 'ebony', 'buzz', HAIR.black],
  ['clara', 'clara.moreau', 'Clara Moreau', 'porcelain', 'bob', HAIR.chestnut],
  ['ines', 'ines.carvalho', 'Inês Carvalho', 'olive', 'curly', HAIR.espresso],
  ['bjorn', 'bjorn.dahl', 'Bjørn Dahl', 'porcelain', 'short', HAIR.blond],
  ['fatima', 'fatima.zahra', 'Fatima Zahra', 'olive', 'hijab', '#3f5a52'],
  ['ravi', 'ravi.menon', 'Ravi Menon', 'bronze', 'short', HAIR.black],
  ['lucia', 'lucia.rossi', 'Lucia Rossi', 'fair', 'wavy', HAIR.espresso],
  ['tariq', 'tariq.haddad', 'Tariq Haddad', 'olive', 'side', HAIR.black],
  ['maya', 'maya.cohen', 'Maya Cohen', 'fair', 'curly', HAIR.brown],
  ['thandi', 'thandi.dube', 'Thandi Dube', 'deep', 'afro', HAIR.black],
  ['pierre', 'pierre.k', 'Pierre Kamga', 'deep', 'crop', HAIR.black],
  ['aoife', 'aoife.byrne', 'Aoife Byrne', 'porcelain', 'long', HAIR.copper],
  ['sunny', 'sunny.park', 'Sunny Park', 'fair', 'ponytail', HAIR.black],
  ['elif', 'elif.demir', 'Elif Demir', 'fair', 'bun', HAIR.chestnut],
  ['marco', 'marco.b', 'Marco Bianchi', 'olive', 'bald', HAIR.black],
  ['wanjiru', 'wanjiru.n', 'Wanjiru Njoroge', 'brown', 'braids', HAIR.black],
  ['petra', 'petra.novak', 'Petra Nováková', 'porcelain', 'bob', HAIR.blond],
  ['hugo', 'hugo.silva', 'Hugo Silva', 'bronze', 'curly', HAIR.espresso],
  ['keiko', 'keiko.mori', 'Keiko Mori', 'fair', 'bun', HAIR.silver],
  ['dale', 'dale.whitlock', 'Dale Whitlock', 'fair', 'side', HAIR.sand],
];

const BEARDED = ['ravi', 'marco', 'tariq'];

/** Users who mainly follow and like. */
export const FANS: readonly Character[] = ROWS.map(([name, username, displayName, skin, hairStyle, hair]) =>
  character(
    name,
    username,
    displayName,
    appearance(skin, hairStyle, hair, 'average', BEARDED.includes(name)),
    {},
  ),
);

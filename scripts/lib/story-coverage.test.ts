import { expect, it } from 'vitest';
import { componentsWithoutStories, isPublicComponent } from './story-coverage.mjs';

const file = (path: string, text: string) => ({ path: `packages/ui/src/primitives/${path}`, text });
const card = file(
  'Card/Card.tsx',
  'export interface CardProps {}\nexport const CARD_LIMIT = 3;\nexport function Card() {}\nexport const CardProvider = context;\n',
);
const findings = (text: string) => componentsWithoutStories([card], [file('Card/Card.stories.tsx', text)]);

it.each([
  ['packages/ui/src/post/Card/Card.tsx', true],
  ['packages/ui/src/post/Card/CardFace.tsx', false],
  ['packages/ui/src/post/Card/Card.stories.tsx', false],
  ['packages/app/src/shell/Card/Card.tsx', false],
])('isPublicComponent(%s) is %s', (path, expected) => {
  expect(isPublicComponent(path)).toBe(expected);
});

it('componentsWithoutStories reports exported components without a story and no other exports', () => {
  expect(findings('')).toEqual([
    'packages/ui/src/primitives/Card/Card.tsx: no story shows Card',
    'packages/ui/src/primitives/Card/Card.tsx: no story shows CardProvider',
  ]);
});

it('when the stories of a component are not next to it, componentsWithoutStories reports the component', () => {
  const page = file(
    'Page/Page.stories.tsx',
    "import { Card, CardProvider } from '../Card/Card.tsx';\n<Card /> <CardProvider>",
  );
  expect(componentsWithoutStories([card], [page])).toEqual([
    'packages/ui/src/primitives/Card/Card.tsx: no stories beside it',
  ]);
});

it('when a component is the subject of its stories or rendered in one, componentsWithoutStories reports nothing', () => {
  const story = `import { Card, CardProvider } from './Card.tsx';
    const meta = { component: Card<string>, render: () => <CardProvider value={1} /> };`;
  expect(findings(story)).toEqual([]);
});

it('componentsWithoutStories resolves renamed imports and imports by package name', () => {
  expect(
    findings("import { Card as Face, CardProvider } from './Card.tsx';\n<Face /> <CardProvider>"),
  ).toEqual([]);
  expect(
    findings("import { Card, CardProvider } from '@aura/ui/primitives/Card';\n<Card /> <CardProvider>"),
  ).toEqual([]);
});

it('when a story only imports a component, or renders another of the same name, componentsWithoutStories reports it', () => {
  expect(findings("import { Card, CardProvider } from './Card.tsx';")).toHaveLength(2);
  expect(
    findings("import { Card, CardProvider } from '../Other/Other.tsx';\n<Card /> <CardProvider>"),
  ).toHaveLength(2);
  expect(
    findings("import { Card, CardProvider } from './Card.tsx';\n<CardProvider> <CardFace />"),
  ).toHaveLength(1);
});

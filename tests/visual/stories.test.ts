import { describe, expect, it } from 'vitest';
import { findUncaptured, readFailures } from './capture-stories.mjs';
import { readOptions, unsupportedReason } from './options.mjs';
import { createIsCovered, readStoryFiles, selectStories, storyIds } from './stories.mjs';

const files = [
  {
    file: 'packages/ui/src/primitives/Button/Button.stories.tsx',
    stories: ['p-button--small', 'p-button--busy'],
  },
  { file: 'packages/ui/src/primitives/Tabs/Tabs.stories.tsx', stories: ['p-tabs--small'] },
];

describe('storyIds', () => {
  it('returns the ids that Storybook generates for the exports', () => {
    const source =
      "const meta = {\n  title: 'Primitives/IconButton',\n};\nexport const WithIcon: Story = {};";
    expect(storyIds(source)).toEqual(['primitives-iconbutton--with-icon']);
  });

  it('when a file has no title, returns none', () => {
    expect(storyIds('export const NoTitle = {};')).toEqual([]);
  });
});

it('readStoryFiles finds stories in every story file', () => {
  const found = readStoryFiles();
  expect(found.length).toBeGreaterThan(90);
  expect(found.filter(({ stories }) => stories.length === 0)).toEqual([]);
});

it('selectStories matches a part of a path or of an id', () => {
  expect(selectStories(files, '')).toEqual(files);
  expect(selectStories(files, 'Button/')).toEqual([files[0]]);
  expect(selectStories(files, '--small').map(({ stories }) => stories)).toEqual([
    ['p-button--small'],
    ['p-tabs--small'],
  ]);
  expect(selectStories(files, 'carousel')).toEqual([]);
});

describe('createIsCovered', () => {
  it('covers in a whole run every story except failed ones, including removed ones', () => {
    const isCovered = createIsCovered(files, '', ['p-button--busy', `/repo/${files[1]?.file}`]);
    expect(['p-button--small', 'p-button--gone', 'p-button--busy', 'p-tabs--small'].map(isCovered)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('covers in a run with --only the matching stories', () => {
    const isCovered = createIsCovered(selectStories(files, 'p-button'), 'p-button', []);
    expect(['p-button--small', 'p-button--gone', 'p-tabs--small'].map(isCovered)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it('readFailures returns failed stories, and files that failed as a whole', () => {
  const test = {
    status: 'failed',
    meta: { storyId: 'a--x' },
    fullName: 'X',
    failureMessages: ['one', 'two'],
  };
  const passed = { ...test, status: 'passed' };
  const skipped = { ...test, status: 'skipped' };
  const testResults = [
    { name: '/repo/a.stories.tsx', status: 'failed', message: '', assertionResults: [passed, test] },
    { name: '/repo/b.stories.tsx', status: 'failed', message: 'no import', assertionResults: [skipped] },
  ];
  expect(readFailures({ testResults })).toEqual([
    { story: 'a--x', message: 'one\ntwo' },
    { story: '/repo/b.stories.tsx', message: 'no import' },
  ]);
});

describe('findUncaptured', () => {
  const image = (story: string) => ({ name: `${story}.390.light` });

  it('when a requested story neither failed nor has an image, reports it', () => {
    const found = findUncaptured(files, [image('p-button--small')], []);
    expect(found.map(({ story }) => story)).toEqual(['p-button--busy', 'p-tabs--small']);
    expect(found[0]?.message).toContain('no image was captured');
  });

  it('when a story failed, alone or with its file, does not report it again', () => {
    const failed = ['p-button--busy', `/repo/${files[1]?.file}`].map((story) => ({ story, message: '' }));
    expect(findUncaptured(files, [image('p-button--small')], failed)).toEqual([]);
  });
});

describe('readOptions', () => {
  it('reads the options in any order', () => {
    expect(readOptions([])).toEqual({ update: false, only: '', base: '' });
    expect(readOptions(['--only', 'Button', '--update', '--base', 'main'])).toEqual({
      update: true,
      only: 'Button',
      base: 'main',
    });
  });

  it.each([[['--only']], [['--only', '--update']], [['Button']]])(
    'when an option is incomplete or unknown, throws with the options: %s',
    (args) => {
      expect(() => readOptions(args)).toThrow('Options: --update, --only');
    },
  );
});

it('unsupportedReason returns the system on which images cannot be compared', () => {
  expect(unsupportedReason({ platform: 'linux', arch: 'x64', glibc: true })).toBeUndefined();
  expect(unsupportedReason({ platform: 'darwin', arch: 'arm64', glibc: false })).toContain(
    'this is darwin arm64',
  );
  expect(unsupportedReason({ platform: 'linux', arch: 'x64', glibc: false })).toContain('without glibc');
});

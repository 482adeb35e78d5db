import { describe, expect, it } from 'vitest';
import { readOptions, whyNotHere } from './options.mjs';
import { readStoryFiles, select, storyIds, whetherCovered } from './selection.mjs';
import { readFailures, withoutImage } from './take.mjs';

const files = [
  {
    file: 'packages/ui/src/primitives/Button/Button.stories.tsx',
    stories: ['p-button--small', 'p-button--busy'],
  },
  { file: 'packages/ui/src/primitives/Tabs/Tabs.stories.tsx', stories: ['p-tabs--small'] },
];

describe('stories', () => {
  it('have the ids that Storybook gives them', () => {
    const source =
      "const meta = {\n  title: 'Primitives/IconButton',\n};\nexport const WithIcon: Story = {};";
    expect(storyIds(source)).toEqual(['primitives-iconbutton--with-icon']);
    expect(storyIds('export const NoTitle = {};')).toEqual([]);
  });

  it('are found in every file', () => {
    const found = readStoryFiles();
    expect(found.length).toBeGreaterThan(90);
    expect(found.filter(({ stories }) => stories.length === 0)).toEqual([]);
  });

  it('are chosen by a part of their path or of their id', () => {
    expect(select(files, '')).toEqual(files);
    expect(select(files, 'Button/')).toEqual([files[0]]);
    expect(select(files, '--small').map(({ stories }) => stories)).toEqual([
      ['p-button--small'],
      ['p-tabs--small'],
    ]);
    expect(select(files, 'carousel')).toEqual([]);
  });
});

describe('whetherCovered', () => {
  it('holds for every story of a whole run, gone ones too, but not for failed ones', () => {
    const covered = whetherCovered(files, '', ['p-button--busy', `/repo/${files[1]?.file}`]);
    expect(['p-button--small', 'p-button--gone', 'p-button--busy', 'p-tabs--small'].map(covered)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('holds in a run of some stories for these alone', () => {
    const covered = whetherCovered(select(files, 'p-button'), 'p-button', []);
    expect(['p-button--small', 'p-button--gone', 'p-tabs--small'].map(covered)).toEqual([true, true, false]);
  });
});

it('names a story that failed, and a file that could not be read', () => {
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

describe('withoutImage', () => {
  const image = (story: string) => ({ name: `${story}.390.light` });

  it('names a story that was asked for, did not fail and has no image', () => {
    const found = withoutImage(files, [image('p-button--small')], []);
    expect(found.map(({ story }) => story)).toEqual(['p-button--busy', 'p-tabs--small']);
    expect(found[0]?.message).toContain('no picture was taken');
  });

  it('leaves out what failed by itself or with its file', () => {
    const failed = ['p-button--busy', `/repo/${files[1]?.file}`].map((story) => ({ story, message: '' }));
    expect(withoutImage(files, [image('p-button--small')], failed)).toEqual([]);
  });
});

describe('readOptions', () => {
  it('reads both options in any order', () => {
    expect(readOptions([])).toEqual({ update: false, only: '' });
    expect(readOptions(['--only', 'Button', '--update'])).toEqual({ update: true, only: 'Button' });
  });

  it('refuses a part that is missing and a word that it does not know', () => {
    expect(() => readOptions(['--only'])).toThrow('--only wants a part');
    expect(() => readOptions(['--only', '--update'])).toThrow('--only wants a part');
    expect(() => readOptions(['Button'])).toThrow('Unknown: Button');
  });
});

it('says why images cannot be compared on another system', () => {
  expect(whyNotHere({ platform: 'linux', arch: 'x64', glibc: true })).toBeUndefined();
  expect(whyNotHere({ platform: 'darwin', arch: 'arm64', glibc: false })).toContain('this is darwin arm64');
  expect(whyNotHere({ platform: 'linux', arch: 'x64', glibc: false })).toContain('without glibc');
});

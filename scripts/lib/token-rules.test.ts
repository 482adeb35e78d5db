import { describe, expect, it } from 'vitest';
import { rawValues } from './token-rules.mjs';

const component = 'packages/ui/src/feed/FeedStage/FeedStage.tsx';
const style = 'packages/ui/src/landing/Landing/landing.css';
const scales = { spaces: ['0', '0.5', '4'], sizes: ['14', '22'] };
const findings = (line: string, file = component) => rawValues(file, line, scales);

describe('rawValues', () => {
  it.each([
    ['a colour in hex', 'fill="#fff"'],
    ['a colour in hex', "'bg-[#FBF8F3]'"],
    ['a colour by its numbers', 'style={{ color: "rgb(28 25 23 / 0.4)" }}'],
    ['a colour by its numbers', "'bg-[hsl(20,10%,10%)]'"],
    ['a named colour', 'style={{ backgroundColor: "red" }}'],
    ['a named colour', '<path fill="black" />'],
    ['a named colour', "'text-[white]'"],
    ["a colour of Tailwind's own palette", "'hover:bg-red-500'"],
    ["a colour of Tailwind's own palette", "'border-s-white'"],
    ['pixels', "'w-[37px]'"],
    ['pixels', "'desk:top-[1.5px]'"],
    ['pixels as a bare number', '<div style={{ width: 37 }} />'],
    ['a plain arbitrary value, which the grid or a token has', "'max-h-[32rem]'"],
    ['a plain arbitrary value, which the grid or a token has', "'leading-[1.3]'"],
    ['the stroke of an icon by its number (`stroke-*`)', '<Camera strokeWidth={1.6} />'],
    ['a layer by its number', "'desk:z-50'"],
    ['a layer by its number', "'z-[calc(1+1)]'"],
    ['a layer by its number', 'style={{ zIndex: 5 }}'],
    ["a step of Tailwind's own scale", "'rounded-lg'"],
    ["a step of Tailwind's own scale", "'md:flex'"],
    ['a motion without a name (`transition-<name>`)', "'transition duration-200'"],
    ['p-3 is no step of the scale of spaces', "'p-3'"],
    ['-ms-1.5 is no step of the scale of spaces', "'-ms-1.5'"],
    ['text-24 is no step of the type scale', "'font-serif tablet:text-24'"],
  ])('reports %s in %s', (what, line) => {
    expect(findings(line)).toEqual([`${component}:1: ${what}: ${line}`]);
  });

  it.each([
    ['pixels', 'blur(14px)'],
    ['a named colour', 'background: white;'],
    ['a layer by its number', 'z-index: -1;'],
    ['a colour by its numbers', 'color: oklch(0.7 0.1 200);'],
  ])('reports %s in the style %s', (what, line) => {
    expect(findings(line, style)).toEqual([`${style}:1: ${what}: ${line}`]);
  });

  it.each([
    "'bg-paper text-ink z-dialog rounded-card shadow-float p-4 -mx-0.5 w-37 max-h-128 stroke-fine transition-enter'",
    "'h-[calc(100dvh-10.5rem)] grid-cols-[minmax(9.25rem,1fr)] align-[-0.06em] @max-[6rem]:sr-only z-(--layer)'",
    "import x from './x.ts'; // #fff on 12px",
    '/* 12px */ const total = 12;',
    "const label = 'White';",
    '<svg width="24" height="24" strokeWidth="2.2" />',
    "'gap-x-4 pb-bottom-bar mx-auto m-auto'",
    "'text-14 tablet:text-22 text-muted'",
    '<Link href="/post/7#comments">',
  ])('accepts %s', (line) => {
    expect(findings(line)).toEqual([]);
  });

  it('reports the line number after comments', () => {
    expect(findings("/* one\n two */\nconst top = '3px';")).toEqual([
      `${component}:3: pixels: const top = '3px';`,
    ]);
  });

  it.each([
    ['packages/ui/src/foundations/tokens/radius.ts', "'12px #ffffff'", []],
    ['packages/ui/src/feed/FeedStage/FeedStage.stories.tsx', "'#ffffff'", []],
    ['packages/ui/src/feed/FeedStage/FeedStage.stories.tsx', "'12px'", ['pixels']],
  ])('allows raw values in %s', (file, line, kinds) => {
    expect(findings(line, file)).toEqual(kinds.map((what) => `${file}:1: ${what}: ${line}`));
  });
});

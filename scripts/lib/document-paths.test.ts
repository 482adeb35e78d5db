import { describe, expect, it } from 'vitest';
import { missingDocuments, missingPaths, missingSections } from './document-paths.mjs';

const files = ['docs/a.md', 'docs/b.md', 'packages/ui/src/Button/Button.tsx', 'tests/e2e/feed.spec.ts'];
const findings = (text: string) =>
  missingPaths({ path: 'docs/a.md', text }, files, () => '# Two words: `x`\n');

describe('missingPaths', () => {
  it.each([
    '[b](b.md)',
    '[b](b.md#two-words-x)',
    '[web](https://example.com/none)',
    '`packages/ui/src/Button`',
    '`ui/src/Button/Button.tsx`',
    '`packages/ui/src/<Name>/<Name>.tsx`',
    '`packages/*/src/**`',
    '`tests/e2e/{feed}.spec.ts`',
    '`e2e/feed.spec.ts`',
    '`packages/ui/dist/index.html`',
    '`image/png`',
    '`/api/posts`',
  ])('accepts %s', (text) => {
    expect(findings(text)).toEqual([]);
  });

  it.each([
    ['[c](c.md)', 'c.md'],
    ['[b](b.md#three)', 'b.md#three'],
    ['`packages/ui/src/Link`', 'packages/ui/src/Link'],
    ['`ui/src/Link.tsx`', 'ui/src/Link.tsx'],
    ['`tests/e2e/{feed,post}.spec.ts`', 'tests/e2e/{feed,post}.spec.ts'],
  ])('reports %s', (text, path) => {
    expect(findings(`Text.\n${text}`)).toEqual([`docs/a.md:2: ${path} does not exist`]);
  });
});

it('missingDocuments reports a document that a comment mentions and that does not exist', () => {
  const source = { path: 'x.ts', text: '/** docs/a.md section 2, docs/decisions/gone.md */' };
  expect(missingDocuments(source, files)).toEqual(['x.ts: docs/decisions/gone.md does not exist']);
});

describe('missingSections', () => {
  const rules =
    '# The product\n\n## 1. Overview\n\nText.\n\n## 2. Screens\n\n### Feed and post\n\n### Camera\n';
  const inComment = (reference: string) =>
    missingSections({ path: 'x.ts', text: `/** Rule (${reference}). */` }, rules);

  it.each([
    'docs/product.md section 1',
    'docs/product.md section 2, Camera',
    'docs/product.md\n * section 2, Feed\n * and post',
    'docs/product.md section 2, docs/a.md',
  ])('accepts %j', (reference) => {
    expect(inComment(reference)).toEqual([]);
  });

  it.each([
    'docs/product.md section 3',
    'docs/product.md section 2, Feed',
    'docs/product.md section 1, Camera',
  ])('reports %s', (reference) => {
    expect(inComment(reference)).toEqual([`x.ts: ${reference} does not exist`]);
  });
});

import { expect, it } from 'vitest';
import { matrix } from './matrix.ts';

const components = import.meta.glob('../../../packages/ui/src/primitives/*/*.stories.tsx');

it('the accessibility matrix lists exactly the primitives', () => {
  const folders = [...new Set(Object.keys(components).map((path) => path.split('/').at(-2)))];
  expect(Object.keys(matrix).sort()).toEqual(folders.sort());
});

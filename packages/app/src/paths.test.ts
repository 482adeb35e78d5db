import { usernameProblem } from '@aura/domain/rules/usernames';
import { shareTarget } from '@aura/domain/share-target';
import { expect, it } from 'vitest';
import { paths, policyNames } from './paths.ts';

const addresses = [
  ...Object.values(paths).filter((path) => typeof path === 'string' && path !== paths.landing),
  paths.post(''),
  paths.user(''),
  ...policyNames.map((name) => `/${name}`),
  '/reset-password',
  shareTarget.path,
].map(String);

it.each(addresses)('no user can have the name of the page %s', (path) => {
  const name = path.split('/')[1]?.replaceAll('-', '.') ?? '';
  expect(usernameProblem(name)).toBe('reserved');
});

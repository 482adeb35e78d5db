import { deepEqual, equal, ok } from 'node:assert/strict';
import { calls } from '@aura/api-client/contract/calls';
import { authCopy, authFieldCopy } from '@aura/domain/copy/auth';
import { accountDeletionPhrase } from '@aura/domain/limits/auth';
import type { Locator } from 'playwright';
import { quantile } from '../../bench/measure.ts';
import { rateLimits } from '../../packages/server/src/http/rate-limit.ts';
import { addItem, sharePost } from '../../packages/server/src/testing/content.ts';
import { fillLogIn, openLanding } from '../e2e/support/sign-in-forms.ts';
import type { Check } from './support/check.ts';
import { freshToken, uniqueName } from './support/client.ts';
import type { Harness, Target } from './support/harness.ts';

/** Checks 10, 27 and 28: accounts with one email, what a stranger learns about accounts, and their deletion. */

const takeOver: Check = {
  number: 10,
  title: 'Take-over by email',
  runs: 'main',
  run: async (harness) => {
    const target = await harness.main();
    const email = `${uniqueName('shared')}@example.com`;
    const squatter = await target
      .signUp(uniqueName('squatter'), {}, { email, email_verified: false })
      .catch(() => null);
    equal(squatter, null, 'the profile is asked for with the email of the token');
    const account = async (name: string, verified: boolean) => {
      const person = { uid: `uid-${name}`, email, username: name, token: '' };
      const token = freshToken(person, { email_verified: verified });
      return { ...(await target.signUpWith(name, token, email)), uid: person.uid };
    };
    const first = await account(uniqueName('first'), false);
    const rightful = await account(uniqueName('rightful'), true);
    const item = await addItem(target, rightful);
    const post = await sharePost(target, rightful, { itemIDs: [item.id] });
    const hide = { userID: email, profilePrivacy: 'private', postPrivacy: 'private' } as const;
    await target.call(calls.updateProfile, hide, rightful.token);
    await target.call(calls.addFavorite, { email, itemID: item.id }, rightful.token);

    const reads = [
      await target.call(calls.getAllUserItems, { userID: email }, first.token),
      await target.call(calls.getFavorites, { email }, first.token),
      await target.call(calls.getPosts, { limit: 50 }, first.token),
      await target.call(calls.getProfile, { userID: email }, first.token),
    ];
    const text = JSON.stringify(reads.map(({ body }) => body));
    for (const id of [item.id, post.id, rightful.username]) equal(text.includes(id), false, `${id} is shown`);
    const attempts = [
      await target.call(calls.getPost, { id: post.id }, first.token),
      await target.call(calls.deletePost, { postId: post.id, userID: email }, first.token),
      await target.call(calls.deleteItem, { itemId: item.id, email }, first.token),
    ];
    deepEqual(
      attempts.map(({ status }) => status),
      [404, 404, 404],
    );
    const erasure = { userID: email, confirmationText: accountDeletionPhrase } as const;
    equal((await target.call(calls.deleteAccount, erasure, first.token)).status, 200);
    equal((await target.call(calls.getPost, { id: post.id }, rightful.token)).status, 200);
    return '2 accounts with one email, 7 requests, 0 data of the other';
  },
};

const samples = 200;
const maxDifferenceMs = 5;

/** Asks for a taken and a free username in turns. */
async function compareUsernames(target: Target): Promise<number> {
  const taken = (await target.signUp(uniqueName('taken'))).username;
  const times: Record<string, number[]> = { taken: [], free: [] };
  const replies = new Set<string>();
  for (let index = 0; index < samples; index++) {
    for (const [kind, username] of [
      ['taken', taken],
      ['free', uniqueName('free')],
    ] as const) {
      const start = performance.now();
      const { status, headers, body } = await target.call(calls.checkUsername, { username });
      times[kind]?.push(performance.now() - start);
      replies.add(JSON.stringify([status, headers.get('cache-control'), Object.keys(body)]));
    }
  }
  equal(replies.size, 1, [...replies].join(' or '));
  return Math.abs(quantile(times.taken ?? [], 0.5) - quantile(times.free ?? [], 0.5));
}

/** The texts that the log-in dialog shows for an account and for an email without one. */
async function compareTexts(harness: Harness): Promise<void> {
  const product = await harness.product();
  const browser = await harness.browser();
  const context = await browser.newContext({
    baseURL: product.address,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const emails = ['mariam@aura.example', 'unknown@aura.example'];
  const shown = async (form: Locator) => {
    const text = form.locator('[role=alert], [role=status]').filter({ hasText: /\S/ }).first();
    return text.innerText({ timeout: 10_000 });
  };
  const [logIn, reset]: [string[], string[]] = [[], []];
  for (const email of emails) {
    await openLanding(page);
    await page.getByRole('button', { name: authCopy.logIn }).click();
    const form = page.getByRole('dialog', { name: authCopy.logIn });
    await fillLogIn(form, { email, password: 'not-the-password' });
    logIn.push(await shown(form));
    await openLanding(page);
    await page.getByRole('button', { name: authCopy.logIn }).click();
    await page.getByRole('button', { name: authCopy.forgotPassword }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(authFieldCopy.email).fill(email);
    await dialog.getByRole('button', { name: authCopy.sendResetEmail }).click();
    reset.push(await shown(dialog));
  }
  await context.close();
  equal(logIn[0], logIn[1], 'the text of a failed log-in');
  equal(reset[0], reset[1], 'the text of a password reset');
}

const enumeration: Check = {
  number: 27,
  title: 'Who has an account',
  runs: 'alone',
  run: async (harness) => {
    const difference = await compareUsernames(await harness.main());
    ok(difference <= maxDifferenceMs, `medians differ by ${difference.toFixed(2)} ms`);
    await compareTexts(harness);
    const limited = await harness.start({ RATE_LIMIT_FACTOR: '1' });
    let allowed = 0;
    while ((await limited.call(calls.checkUsername, { username: `name${allowed}` })).status === 200)
      allowed += 1;
    limited.server.child.kill('SIGKILL');
    equal(allowed, rateLimits.username.count);
    return `${2 * samples} samples, medians ${difference.toFixed(2)} ms apart, same texts, ${allowed} a minute`;
  },
};

const reauthentication: Check = {
  number: 28,
  title: 'Recent sign-in',
  runs: 'main',
  run: async (harness) => {
    const target = await harness.main();
    const person = await target.signUp(uniqueName('hesitant'));
    const attempt = async (confirmationText: string, secondsAgo = 0) => {
      const token = freshToken(person, { auth_time: Math.floor(Date.now() / 1000) - secondsAgo });
      return (await target.send(calls.deleteAccount, { userID: person.email, confirmationText }, token))
        .status;
    };
    const phrase = accountDeletionPhrase;
    const wrong = [
      ` ${phrase}`,
      `${phrase} `,
      `${phrase}\n`,
      phrase.replaceAll('_', ' '),
      phrase.toLowerCase(),
      '',
    ];
    for (const text of wrong) equal(await attempt(text), 400, JSON.stringify(text));
    for (const age of [310, 3_600]) equal(await attempt(phrase, age), 401, `signed in ${age} s ago`);
    equal((await target.call(calls.getProfile, { userID: person.email }, person.token)).status, 200);
    equal(await attempt(phrase, 240), 200);
    return `${wrong.length} other phrases 400, sign-in above 5 min 401`;
  },
};

export const accountChecks: readonly Check[] = [takeOver, enumeration, reauthentication];

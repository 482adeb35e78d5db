import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { createServer } from 'node:http';
import type { Call } from '@aura/api-client/contract/call';
import { calls } from '@aura/api-client/contract/calls';
import { reportTargets } from '@aura/domain/vocabularies/moderation';
import type { BrowserContext, Page } from 'playwright';
import { apiRoot } from '../../packages/server/src/http/handle.ts';
import { listenOnFreePort } from '../../packages/server/src/testing/child-server.ts';
import { createFixtures } from '../../packages/server/src/testing/every-call.ts';
import type { Check } from './support/check.ts';
import { everyCall, uniqueName } from './support/client.ts';
import type { Harness } from './support/harness.ts';
import { readOwn } from './support/read-own.ts';
import { type Tour, tourProduct } from './support/tour.ts';

/** Checks 12, 13, 14 and 17: what a browser executes, and what pages of other origins can send. */

const tours = new WeakMap<Harness, Promise<Tour>>();

/** Opens every page once for all checks of this file. */
function tourOf(harness: Harness): Promise<Tour> {
  const tour = tours.get(harness) ?? tourProduct(harness);
  tours.set(harness, tour);
  return tour;
}

const scripting: Check = {
  number: 12,
  title: 'Cross-site scripting',
  runs: 'own',
  run: async (harness) => {
    const { dialogs, executed, violations, pages, texts, shown, cases } = await tourOf(harness);
    ok(shown > 0, 'hostile texts are shown on no page');
    equal(cases, reportTargets.length, 'cases of moderators');
    deepEqual(dialogs, []);
    deepEqual(executed, []);
    deepEqual(violations, []);
    return `${texts} hostile texts, ${pages} pages, 0 dialogs, 0 violations`;
  },
};

const contentSecurityPolicy: Check = {
  number: 13,
  title: 'Content Security Policy',
  runs: 'own',
  run: async (harness) => {
    const { violations, pages, policy } = await tourOf(harness);
    const directives = Object.fromEntries(
      policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]),
    );
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      deepEqual(directives[name], ["'none'"], name);
    }
    equal(/unsafe-|\*|https?:(?=[ ;]|$)|data:/.test((directives['script-src'] ?? ['*']).join(' ')), false);
    equal(/unsafe-inline/.test((directives['style-src'] ?? []).join(' ')), false);
    deepEqual(violations, []);
    return `nothing inline without a hash or nonce, ${pages} pages, 0 violations`;
  },
};

const trustedTypes: Check = {
  number: 14,
  title: 'Trusted Types',
  runs: 'own',
  run: async (harness) => {
    const { violations, pages, policy, refusedSink } = await tourOf(harness);
    match(policy, /require-trusted-types-for 'script'/);
    match(policy, /trusted-types default(;|$)/);
    deepEqual(violations, []);
    match(refusedSink, /TrustedHTML/);
    return `1 policy, innerHTML refused, ${pages} pages, 0 violations`;
  },
};

const encodings = ['multipart/form-data', 'application/x-www-form-urlencoded', 'text/plain'];
const fieldNames = ['userID', 'email', 'Email', 'comment', 'postID', 'itemID', 'caption', 'confirmationText'];

function attackPage(action: string, encoding: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  return `<form method="post" action="${action}" enctype="${encoding}">${inputs.join('')}</form>
    <script>document.forms[0].submit()</script>`;
}

/** Submits a form of another origin and returns the status of the answer. */
async function submitForm(page: Page, html: string, action: string, attacker: string): Promise<number> {
  await page.route(`${attacker}/attack`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const answered = page.waitForResponse((response) => response.url() === action);
  await page.goto(`${attacker}/attack`, { waitUntil: 'commit' });
  const status = (await answered).status();
  await page.unroute(`${attacker}/attack`);
  return status;
}

/** Sends a call by a script of another origin, with the cookies of the server if there were any. */
const fetchFrom = (page: Page, action: string, { method }: Call) =>
  page.evaluate(
    ([url, verb]) =>
      fetch(url, { method: verb, credentials: 'include', body: new URLSearchParams({ userID: 'x' }) }).then(
        ({ status }) => String(status),
        () => 'blocked',
      ),
    [action, method] as const,
  );

async function attackFrom(
  context: BrowserContext,
  attacker: string,
  target: string,
  email: string,
  ids: object,
) {
  const page = await context.newPage();
  const fields = { ...Object.fromEntries(fieldNames.map((name) => [name, email])), ...ids };
  const found: Record<string, (number | string)[]> = {};
  for (const call of everyCall.filter(({ method }) => method !== 'GET')) {
    const action = `${target}${apiRoot}${call.path.replace(/\{\w+\}/g, 'x')}`;
    const statuses: (number | string)[] = [];
    for (const encoding of encodings) {
      statuses.push(await submitForm(page, attackPage(action, encoding, fields), action, attacker));
    }
    await page.goto(attacker);
    statuses.push(await fetchFrom(page, action, call));
    found[call.name] = statuses;
  }
  await page.close();
  return found;
}

const requestForgery: Check = {
  number: 17,
  title: 'Cross-site request forgery',
  runs: 'main',
  run: async (harness) => {
    const target = await harness.main();
    const owner = await target.signUp(uniqueName('visitor'));
    const fixtures = await createFixtures(target, owner);
    const before = await readOwn(target, owner, fixtures);
    const site = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end('<p>attack</p>');
    });
    const port = await listenOnFreePort(site);
    const context = await (await harness.browser()).newContext();
    const ids = { postID: fixtures.postId, itemID: fixtures.itemId };
    let requests = 0;
    // Another site, and another port of the same site.
    for (const [attacker, allowed] of [
      [`http://localhost:${port}`, [403]],
      [`http://127.0.0.1:${port}`, [401, 404]],
    ] as const) {
      const found = await attackFrom(context, attacker, target.address, owner.email, ids);
      for (const [name, statuses] of Object.entries(found)) {
        const script = statuses.at(-1);
        equal(script, 'blocked', `${name} by a script from ${attacker}`);
        for (const status of statuses.slice(0, -1)) {
          ok(
            allowed.some((one) => one === status),
            `${name} from ${attacker}: ${status}`,
          );
        }
        requests += statuses.length;
      }
    }
    await context.close();
    site.close();
    deepEqual(await readOwn(target, owner, fixtures), before, "the visitor's data");
    equal((await target.call(calls.getProfile, { userID: owner.email }, owner.token)).status, 200);
    return `${requests} requests from other origins, all refused, data unchanged`;
  },
};

export const browserChecks: readonly Check[] = [
  scripting,
  contentSecurityPolicy,
  trustedTypes,
  requestForgery,
];

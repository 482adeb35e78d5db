import { calls } from '@aura/api-client/contract/calls';
import { product as productCopy } from '@aura/domain/product';
import type { BrowserContext } from 'playwright';
import { plainJpeg } from '../../../packages/server/src/images/testing/files.ts';
import { addItem, sharePost, upload } from '../../../packages/server/src/testing/content.ts';
import { signIn } from '../../e2e/support/session.ts';
import { withoutLiveUpdates } from '../../e2e/support/without-live-updates.ts';
import type { Harness } from './harness.ts';
import { mariam, signInAt } from './product-client.ts';

const markup = '<img src=x onerror=alert(1)>';
const hostile = {
  caption: `${markup}<script>window.attacked=1</script> javascript:alert(1) \u202egnp.exe`,
  tag: '#<svg/onload=alert(1)>',
  bio: `"><iframe srcdoc="<script>parent.attacked=1</script>"></iframe> \u202eevil`,
  displayName: '<b onmouseover=alert(1)>X</b>',
  location: 'javascript:alert(1)',
  comment: `${markup} [x](javascript:alert(1)) data:text/html,<script>alert(1)</script>`,
  itemName: `'"><script>alert(1)</script>`,
  brand: '<a href="javascript:alert(1)">COS</a>',
};

/** What a browser reported while it opened every page with hostile texts. */
export interface Tour {
  readonly dialogs: readonly string[];
  /** Pages on which a script of a text was executed. */
  readonly executed: readonly string[];
  /** Violations of the content security policy, Trusted Types included. */
  readonly violations: readonly string[];
  readonly pages: number;
  readonly texts: number;
  /** Pages that showed one of the texts. */
  readonly shown: number;
  /** The policy of the page. */
  readonly policy: string;
  /** How the browser refused a text for `innerHTML`. */
  readonly refusedSink: string;
}

/** Creates content with hostile texts and returns the pages that show it. */
async function createContent(harness: Harness): Promise<readonly string[]> {
  const { token, email, ...client } = await signInAt(await harness.product(), mariam);
  const { body } = await client.call(calls.getProfile, { userID: email }, token);
  const username = body.profile.userName;
  const person = { uid: '', email, username, token };
  const { bio: profileBio, displayName, location } = hostile;
  const profile = { userID: email, displayName, location, profileBio };
  const { status } = await client.call(calls.updateProfile, profile, token);
  if (status !== 200) throw new Error(`updateProfile: ${status}`);
  const item = await addItem(client, person, { itemName: hostile.itemName, brand: hostile.brand });
  const file = upload(await plainJpeg(600, 800));
  const fields = { file, caption: hostile.caption, auraTags: [hostile.tag], itemIDs: [item.id] };
  const post = await sharePost(client, person, fields);
  const comment = { Email: email, userName: username, postID: post.id, comment: hostile.comment };
  await client.call(calls.addComment, comment, token);
  const encoded = encodeURIComponent(markup);
  return [
    '/home',
    `/post/${post.id}`,
    `/post/${encoded}`,
    '/profile',
    `/user/${username}`,
    `/user/${encoded}`,
    `/${productCopy.slug}`,
    `/${productCopy.slug}?item=${item.id}`,
    `/${productCopy.slug}?item=${encoded}`,
    '/notifications',
    '/search',
    `/search?q=${encodeURIComponent(hostile.displayName)}`,
    `/search?q=${encoded}`,
    `/tag/${encodeURIComponent(hostile.tag.slice(1))}`,
    '/moderation',
    '/settings',
    '/creator',
    '/privacy',
    '/terms',
    `/reset-password?oobCode=${encoded}&continueUrl=javascript:alert(1)`,
    `/${encoded}`,
    `/home?next=javascript:alert(1)#${encoded}`,
    '/',
  ];
}

const reportScript = `addEventListener('securitypolicyviolation', (event) =>
  reportViolation(location + ' ' + event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample))`;

/** Reports violations from the start of every page. */
async function observe(context: BrowserContext) {
  const [dialogs, violations]: [string[], string[]] = [[], []];
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await context.addInitScript({ content: reportScript });
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      dialogs.push(`${page.url()}: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      const text = message.text();
      if (/Content Security Policy directive|Trusted(HTML|Script)/.test(text)) {
        violations.push(`${page.url()}: ${text}`);
      }
    });
  });
  return { dialogs, violations };
}

/** Opens every page of the product as the person whose texts are hostile. */
export async function tourProduct(harness: Harness): Promise<Tour> {
  const product = await harness.product();
  const paths = await createContent(harness);
  const browser = await harness.browser();
  const context = await browser.newContext({ baseURL: product.address, reducedMotion: 'reduce' });
  const { dialogs, violations } = await observe(context);
  await withoutLiveUpdates(context);
  const page = await context.newPage();
  await signIn(page, mariam);
  const executed: string[] = [];
  let shown = 0;
  let policy = '';
  for (const path of paths) {
    const response = await page.goto(path);
    policy = response?.headers()['content-security-policy'] ?? '';
    await page.waitForLoadState('networkidle');
    const text = await page.locator('body').innerText();
    if (Object.values(hostile).some((one) => text.includes(one.slice(0, 20)))) shown += 1;
    if (await page.evaluate(() => 'attacked' in window)) executed.push(path);
  }
  const reported = [...violations];
  const refusedSink = await page.evaluate((text) => {
    try {
      document.body.innerHTML = text;
      return 'accepted';
    } catch (error) {
      return String(error);
    }
  }, markup);
  await context.close();
  const texts = Object.keys(hostile).length;
  return { dialogs, executed, violations: reported, pages: paths.length, texts, shown, policy, refusedSink };
}

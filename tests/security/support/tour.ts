import { moderationCopy } from '@aura/domain/copy/moderation';
import type { BrowserContext, Page } from 'playwright';
import { signIn } from '../../e2e/support/session.ts';
import { withoutLiveUpdates } from '../../e2e/support/without-live-updates.ts';
import type { Harness } from './harness.ts';
import { createHostileContent, hostile, markup, moderator } from './hostile-content.ts';
import { mariam } from './product-client.ts';

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
  /** Cases of moderators that were opened. */
  readonly cases: number;
  /** The policy of the page. */
  readonly policy: string;
  /** How the browser refused a text for `innerHTML`. */
  readonly refusedSink: string;
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

/** Opens every open case. */
async function openCases(page: Page): Promise<number> {
  const cases = page.getByRole('list', { name: moderationCopy.queue }).getByRole('button');
  await cases.first().waitFor();
  const count = await cases.count();
  for (let index = 0; index < count; index++) {
    await cases.nth(index).click();
    await page.getByText(hostile.reportNote).waitFor();
    await page.waitForLoadState('networkidle');
  }
  return count;
}

/** Opens every page of the product as the person whose texts are hostile, and their cases as a moderator. */
export async function tourProduct(harness: Harness): Promise<Tour> {
  const product = await harness.product();
  const paths = await createHostileContent(product);
  const browser = await harness.browser();
  const options = { baseURL: product.address, reducedMotion: 'reduce' } as const;
  const contexts = [await browser.newContext(options), await browser.newContext(options)] as const;
  const [own, ofModerator] = contexts;
  const reports = [await observe(own), await observe(ofModerator)];
  await withoutLiveUpdates(own);
  const page = await own.newPage();
  await signIn(page, mariam);
  const executed: string[] = [];
  const noteExecution = async (one: Page, path: string) => {
    if (await one.evaluate(() => 'attacked' in window)) executed.push(path);
  };
  let shown = 0;
  let policy = '';
  for (const path of paths) {
    const response = await page.goto(path);
    policy = response?.headers()['content-security-policy'] ?? '';
    await page.waitForLoadState('networkidle');
    const text = await page.locator('body').innerText();
    if (Object.values(hostile).some((one) => text.includes(one.slice(0, 20)))) shown += 1;
    await noteExecution(page, path);
  }
  const moderation = await ofModerator.newPage();
  await signIn(moderation, moderator, '/moderation');
  const cases = await openCases(moderation);
  await noteExecution(moderation, 'a case');
  const dialogs = reports.flatMap((report) => report.dialogs);
  const violations = reports.flatMap((report) => report.violations);
  const refusedSink = await page.evaluate((text) => {
    try {
      document.body.innerHTML = text;
      return 'accepted';
    } catch (error) {
      return String(error);
    }
  }, markup);
  for (const context of contexts) await context.close();
  const pages = paths.length + cases;
  const texts = Object.keys(hostile).length;
  return { dialogs, executed, violations, pages, texts, shown, cases, policy, refusedSink };
}

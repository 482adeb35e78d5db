import { commonCopy } from '@aura/domain/copy/common';
import { creatorCopy } from '@aura/domain/copy/creator';
import { type PolicyName, policyCopy } from '@aura/domain/copy/policies';
import { shellCopy } from '@aura/domain/copy/shell';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/session.ts';

test.use({ sharesProduct: true });

const titles: Record<PolicyName, string> = {
  privacy: policyCopy.titles.privacy,
  cookies: policyCopy.titles.cookies,
  terms: policyCopy.titles.terms,
  eula: policyCopy.titles.eula,
  'acceptable-use': policyCopy.titles['acceptable-use'],
};

test('each policy is public, as a page of the app and as a document', async ({ page, request, problems }) => {
  // The sandbox of the frame also blocks the test's scripts.
  problems.expect(/Blocked script execution in '[^']*\/policies\//);
  for (const [name, title] of Object.entries(titles)) {
    await page.goto(`/${name}`);
    await expect(page).toHaveTitle(shellCopy.documentTitle(title));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(frame.getByRole('heading', { name: title })).toHaveCount(0);
    const link = page.getByRole('link', { name: policyCopy.fallbackLink });
    const document = await request.get((await link.getAttribute('href')) ?? '');
    expect(await document.text()).toContain(title);
  }
});

test('unknown and planned pages show an explanation and a link back', async ({ page, context }) => {
  await signIn(page, { email: 'mariam@aura.example', password: 'aura-demo-1' });
  await page.goto('/creator');
  await expect(page).toHaveTitle(shellCopy.documentTitle(creatorCopy.heading));
  await expect(page.getByRole('heading', { level: 1, name: creatorCopy.heading })).toBeVisible();
  await expect(page.getByText(creatorCopy.body)).toBeVisible();
  await expect(page.getByRole('button', { name: creatorCopy.callLlm })).toHaveAccessibleDescription(
    commonCopy.comingSoon,
  );
  await page.getByRole('main').getByRole('button', { name: shellCopy.back }).click();
  await expect(page).toHaveURL(/\/home$/);

  const first = await context.newPage();
  await first.goto('/creator');
  await first.getByRole('main').getByRole('button', { name: shellCopy.back }).click();
  await expect(first).toHaveURL(/\/home$/);
});

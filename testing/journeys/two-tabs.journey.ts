import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { open, reopen } from './looking.ts';
import { choosePhoto } from './painting.ts';

const MAKERS = [
  ['a pin', '/pin-builder/', 'Your Pin was saved to'],
  ['a story', '/pin-creation-tool/', 'Saved to'],
] as const;

/** Two tabs of one browser that have the same draft open. */
async function openTwice(page: Page, path: string): Promise<Page> {
  await open(page, path);
  await choosePhoto(page);
  await page.getByLabel('Title').fill('Under the bridge');
  const other = await page.context().newPage();
  await open(other, path);
  await expect(other.getByLabel('Title')).toHaveValue('Under the bridge');
  return other;
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();

/** It is said where the pin stands, at once or as soon as one tries again; and nothing is left of the draft. */
async function expectPublished(page: Page, path: string, told: string): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.getByText(told)).toBeVisible({ timeout: 500 });
  }).toPass();
  await open(page, path);
  await expect(page.getByLabel('Title')).toHaveValue('');
}

for (const [what, path, told] of MAKERS) {
  test(`${what} that two tabs publish at once is made once, and both tell where it is`, async ({ page }) => {
    const username = await signUpFresh(page, 'Mia');
    const other = await openTwice(page, path);
    await Promise.all([publish(page), publish(other)]);
    await expectPublished(page, path, told);
    await expectPublished(other, path, told);
    expect((await callAs(page, 'UserPinsResource.get', { username })).map(({ title }) => title)).toEqual([
      'Under the bridge',
    ]);
  });

  test(`${what} that another tab has published is made once, and this one tells where it is`, async ({
    page,
  }) => {
    const username = await signUpFresh(page, 'Mia');
    const other = await openTwice(page, path);
    await publish(page);
    await expectPublished(page, path, told);
    await publish(other);
    await expectPublished(other, path, told);
    expect((await callAs(page, 'UserPinsResource.get', { username })).map(({ title }) => title)).toEqual([
      'Under the bridge',
    ]);
    await reopen(page);
    await expect(page.getByLabel('Title')).toHaveValue('');
  });
}

import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { open, reopen } from './looking.ts';
import { choosePhoto } from './painting.ts';

const MAKERS = [
  ['/pin-builder/', 'Saved your Pin to'],
  ['/pin-creation-tool/', 'Saved to'],
] as const;

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

test('a pin or story that two tabs publish, at once or one after the other, is made once, and both tell where it is', async ({
  page,
}) => {
  const other = await page.context().newPage();
  for (const [path, told] of MAKERS) {
    const username = await signUpFresh(page, 'Mia');
    const openTwice = async (title: string) => {
      await open(page, path);
      await choosePhoto(page);
      await page.getByLabel('Title').fill(title);
      await open(other, path);
      await expect(other.getByLabel('Title')).toHaveValue(title);
    };
    const made = async () =>
      (await callAs(page, 'UserPinsResource.get', { username })).map(({ title }) => title);

    await test.step('at once', async () => {
      await openTwice('Under the bridge');
      await Promise.all([publish(page), publish(other)]);
      await expectPublished(page, path, told);
      await expectPublished(other, path, told);
      expect(await made()).toEqual(['Under the bridge']);
    });

    await test.step('after the other', async () => {
      await openTwice('Over the hill');
      await publish(page);
      await expectPublished(page, path, told);
      await publish(other);
      await expectPublished(other, path, told);
      expect(await made()).toEqual(['Over the hill', 'Under the bridge']);
      await reopen(page);
      await expect(page.getByLabel('Title')).toHaveValue('');
    });
  }
});

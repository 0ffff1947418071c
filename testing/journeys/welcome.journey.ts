import { expect, type Page, test } from '@playwright/test';
import { callAs, PASSWORD, signUpFresh } from './acting.ts';
import { somebody } from './entering.ts';
import { open, visitorOf } from './looking.ts';
import { makePin } from './making.ts';
import { paint } from './painting.ts';
import { RECIPE } from './pretended-web.ts';

const photo = async (name: string, hue: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await paint(hue),
});

/** Leaves the username to us. */
async function signUpUnnamed(page: Page, email: string, query: string): Promise<void> {
  await open(page, `/signup/${query}`);
  await page.getByLabel('First name').fill('Wanda');
  await page.getByLabel('Last name').fill('Journey');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Birth date').fill('1990-05-17');
  await page.getByLabel('Country').selectOption('FR');
  await page.getByRole('button', { name: 'Create account' }).click();
}

const PHONE = { width: 375, height: 667 };

test('somebody new gives a name, chooses whom and what to follow, and brings things, one step after the other, each of which has an address and can be skipped', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const author = await visitorOf(page);
  const authorName = await signUpFresh(author, 'Vera');
  await makePin(author, { title: 'A blue door' });
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const { name, email } = somebody();
  await signUpUnnamed(page, email, '?next=%2Ftopics%2F');

  await expect(title).toHaveText('What should we call you?');
  await expect(main.getByRole('progressbar', { name: '1 of 3' })).toHaveAttribute('value', /^0\.33/);
  await expect(main.getByLabel('Full name')).toHaveValue('Wanda Journey');
  await expect(main.getByLabel('Username')).toHaveValue(/^(wanda|mia)/);
  await main.getByLabel('Full name').fill('Wanda of the Journeys');
  await main.getByLabel('Username').fill(authorName);
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('alert')).toContainText('This username is taken. Choose another.');
  await main.getByLabel('Username').fill(name);
  await expect(main.getByRole('alert')).toHaveCount(0);
  await main.getByRole('button', { name: 'Continue' }).click();

  await expect(title).toHaveText('What do you like?');
  await expect(main.getByRole('progressbar', { name: '2 of 3' })).toBeVisible();
  const count = main.getByRole('status');
  await expect(count).toHaveText('Choose five');
  await expect(main.getByRole('button', { name: 'Continue' })).toBeDisabled();
  const people = main.getByRole('list', { name: 'People' });
  const followed = page.waitForResponse('**/resource/UserFollowResource/create/');
  await people
    .getByRole('button', { name: /^Follow Vera Journey/ })
    .first()
    .click();
  expect((await followed).status()).toBe(200);
  await expect(count).toHaveText('4 more to go');
  for (const topic of ['Animals', 'Travel', 'Gardening', 'Architecture'])
    await main.getByRole('button', { name: topic, exact: true }).click();
  await expect(count).toHaveText('5 chosen');
  await main.getByRole('button', { name: 'Continue' }).click();

  await expect(title).toHaveText('Bring your things');
  await expect(title).toBeFocused();
  await expect(main.getByRole('progressbar', { name: '3 of 3' })).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText('What do you like?');
  await expect(main.getByRole('button', { name: 'Animals' })).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('button', { name: /^Following Vera/ }).first()).toBeVisible();
  await page.goForward();
  await main
    .getByLabel('Photo upload')
    .setInputFiles([await photo('one.jpg', 20), await photo('two.jpg', 200)]);
  await page.waitForURL('/pin/create/uploaded/');
  await expect(page.getByRole('list', { name: 'Drafts' }).getByRole('button')).toHaveCount(2);
  await page.goBack();
  await main.getByRole('button', { name: 'Website link' }).click();
  await main.getByLabel('Link to a page with pictures').fill(RECIPE.url);
  await main.getByRole('button', { name: 'Create Pin' }).click();
  await page.waitForURL('/pin-builder/');
  await expect(page.getByRole('button', { name: RECIPE.picture })).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: 'Skip', exact: true }).click();
  await page.waitForURL('/topics/');
  const settings = await callAs(page, 'UserSettingsResource.get', {});
  expect(settings).toMatchObject({ username: name, full_name: 'Wanda of the Journeys' });
  await author.context().close();

  await test.step('at a desk, each step is skipped to where one came from', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signUpFresh(page, 'Wim');
    await open(page, '/welcome/?step=name&next=%2Ftopics%2F');
    for (const step of ['What should we call you?', 'What do you like?', 'Bring your things']) {
      await expect(title).toHaveText(step);
      await page.getByRole('link', { name: 'Skip', exact: true }).click();
    }
    await page.waitForURL('/topics/');
    await open(page, '/welcome/?step=things&next=https%3A%2F%2Fevil.example%2F');
    await page.getByRole('link', { name: 'Skip', exact: true }).click();
    await page.waitForURL('/');
    // Too many links for the router to ask about, which knows the home page all the same.
    await open(page, '/topics/');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

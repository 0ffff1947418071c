import { expect, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { expectStill, open } from './looking.ts';
import { makeBoard } from './making.ts';
import { paint } from './painting.ts';
import { RECIPE } from './pretended-web.ts';

const PHOTO = { name: 'photo.jpg', mimeType: 'image/jpeg' };

test('[CREATE-07] [CREATE-08] [CREATE-10] a link that is none is refused beside its field', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  const link = page.getByLabel('Link to a page with pictures');
  await expect(link).toHaveAttribute('placeholder', 'Enter a link to create a Pin, https://...');
  for (const typed of ['', 'soup', 'ftp://kitchen.example/']) {
    await link.fill(typed);
    await page.getByRole('button', { name: 'Find pictures' }).click();
    await expect(page.getByRole('alert')).toContainText('Oops! Please enter a valid URL.');
    await expect(link).toBeFocused();
    await link.fill('kitchen.');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await link.fill(RECIPE.url);
  await page.getByRole('button', { name: 'Find pictures' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a picture' })).toBeFocused();
  await expect(page.getByRole('button', { name: RECIPE.picture })).toBeVisible();
  await page.setViewportSize({ width: 379, height: 700 });
  await expect(link).toHaveAttribute('placeholder', 'Enter a link, https://...');
});

test('a page that cannot be had is said to be so, and what was typed stays', async ({ page }) => {
  await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  const link = page.getByLabel('Link to a page with pictures');
  for (const address of ['http://kitchen.example/gone/', 'http://127.0.0.1/']) {
    await link.fill(address);
    await page.getByRole('button', { name: 'Find pictures' }).click();
    await expect(page.getByRole('alert')).toContainText('Oops! Please enter a valid URL.');
    await expect(link).toHaveValue(address);
  }
});

test('files that are no pictures are refused, pictures are shown at once and can be taken out again', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  const main = page.getByRole('main');
  const files = main.locator('input[type=file]');
  await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Only pictures and MP4, MOV or WebM videos can be added.')).toBeVisible();
  await files.setInputFiles({ ...PHOTO, buffer: await paint(30) });
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('Add a picture or video first.');
});

test('what is told beside the form never lies on the button that publishes', async ({ page }) => {
  await signUpFresh(page, 'Mia');
  for (const [width, height] of [
    [1280, 900],
    [375, 812],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/pin-builder/');
    const buffer = Buffer.from('no picture');
    await page
      .getByRole('main')
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
    const told = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await expect(told).toContainText('notes.txt');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expectStill(page);
    const toast = await told.boundingBox();
    const publish = await page.getByRole('button', { name: 'Publish', exact: true }).boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(publish?.y ?? 0);
  }
});

test('a Pin that is published while its file is on its way is published once that has arrived', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  const main = page.getByRole('main');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/resource/VIPResource/create/', async (route) => {
    await held;
    await route.continue();
  });
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const files = [30, 210].map(async (hue) => ({ ...PHOTO, name: `${hue}.jpg`, buffer: await paint(hue) }));
  await main.locator('input[type=file]').setInputFiles(await Promise.all(files));
  await page.getByLabel('Title').fill('Hills');
  await publish.click();
  await expect(page.getByLabel('Title')).not.toBeEditable();
  const drafts = page.getByRole('list', { name: 'Drafts' }).getByRole('button');
  await drafts.nth(1).click();
  await expect(publish).toBeDisabled();
  await drafts.nth(0).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
  goOn();
  await expect(page.getByText('Your Pin was saved to')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('who leaves while Pins are published is told which were, and of nothing that goes on', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  let begun = 0;
  await page.route('**/resource/VIPResource/create/', async (route) => {
    begun += 1;
    if (begun === 1) await route.continue();
  });
  const files = [30, 210].map(async (hue) => ({ ...PHOTO, name: `${hue}.jpg`, buffer: await paint(hue) }));
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles(await Promise.all(files));
  await page.getByRole('button', { name: 'Publish all 2 Pins' }).click();
  const progress = page.getByText('Publishing 2 of 2…');
  await expect(progress).toBeVisible();
  await expect.poll(() => begun).toBe(2);
  await page.getByRole('link', { name: 'News' }).click();
  await page.waitForURL('/news/');
  await expect(page.getByText('Your Pin was saved to')).toBeVisible();
  await expect(page.getByText('1 Pin was not published.')).toBeVisible();
  await expect(progress).toHaveCount(0);
});

test('who leaves while a Pin is published stays where they have scrolled to', async ({ page }) => {
  const username = await signUpFresh(page, 'Mia');
  await makeBoard(page, 'Lamps', 12);
  await page.setViewportSize({ width: 600, height: 500 });
  await open(page, `/${username}/_created/`);
  await open(page, '/pin-builder/');
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ ...PHOTO, buffer: await paint(30) });
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/resource/PinResource/create/', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/resource/PinResource/create/');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await asked;
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  expect(await scrolled()).toBe(300);
  goOn();
  await expect(page.getByText('Your Pin was saved to')).toBeVisible();
  await expectStill(page);
  expect(await scrolled()).toBe(300);
});

for (const [what, path, resource, told] of [
  ['a Pin', '/pin-builder/', 'PinResource', 'Your Pin was saved to'],
  ['a story', '/pin-creation-tool/', 'StoryPinResource', 'Saved to'],
] as const) {
  test(`${what} that is published after one has left is no draft any more`, async ({ page }) => {
    await signUpFresh(page, 'Mia');
    await open(page, path);
    const files = page.getByRole('main').locator('input[type=file]');
    await files.setInputFiles({ ...PHOTO, buffer: await paint(30) });
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0);
    const title = page.getByLabel('Title');
    await title.fill('Hills');
    const held = Promise.withResolvers<void>();
    const asking = `**/resource/${resource}/create/`;
    await page.route(asking, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(asking);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await asked;
    await page.getByRole('link', { name: 'News' }).click();
    await page.waitForURL('/news/');
    held.resolve();
    await expect(page.getByText(told)).toBeVisible();
    await expect(page).toHaveURL(/news/);
    await open(page, path);
    await expect(page.getByText('Choose files, drop them here, or paste a picture')).toBeVisible();
    await expect(title).toHaveValue('');
  });

  test(`who comes back while ${what} is published finds its draft locked, and then gone`, async ({
    page,
  }) => {
    await signUpFresh(page, 'Mia');
    await open(page, path);
    const files = page.getByRole('main').locator('input[type=file]');
    await files.setInputFiles({ ...PHOTO, buffer: await paint(30) });
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0);
    const title = page.getByLabel('Title');
    await title.fill('Hills');
    const held = Promise.withResolvers<void>();
    const asking = `**/resource/${resource}/create/`;
    await page.route(asking, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(asking);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await asked;
    await page.getByRole('link', { name: 'News' }).click();
    await page.waitForURL('/news/');
    await page.goBack();
    await expect(title).toHaveValue('Hills');
    await expect(title).not.toBeEditable();
    held.resolve();
    await expect(page.getByText(told)).toBeVisible();
    await expect(title).toHaveValue('');
    await expect(title).toBeEditable();
  });

  test(`who leaves while ${what} is published is told where that failed, and led back to its draft`, async ({
    page,
  }) => {
    await signUpFresh(page, 'Mia');
    await open(page, path);
    const files = page.getByRole('main').locator('input[type=file]');
    await files.setInputFiles({ ...PHOTO, buffer: await paint(30) });
    await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    const title = page.getByLabel('Title');
    await title.fill('Hills');
    const held = Promise.withResolvers<void>();
    const asking = `**/resource/${resource}/create/`;
    await page.route(asking, async (route) => {
      await held.promise;
      await route.abort();
    });
    const asked = page.waitForRequest(asking);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await asked;
    await page.getByRole('link', { name: 'News' }).click();
    await page.waitForURL('/news/');
    await expect(title).toHaveCount(0);
    held.resolve();
    await expect(page.getByText('was not published. You seem to be offline.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the draft' }).click();
    await page.waitForURL(path);
    await expect(title).toHaveValue('Hills');
    await expect(title).toBeEditable();
  });
}

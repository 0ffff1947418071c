import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { phoneVideoOf } from '#platform/images/testing-phone-video.ts';
import { callAs, signUpFresh } from './acting.ts';
import { open, reopen } from './looking.ts';
import { makeBoard } from './making.ts';
import { paint } from './painting.ts';
import { RECIPE } from './pretended-web.ts';

const CLIP = join(import.meta.dirname, '../../sample/clips/lake.webm');

type Way = 'drop' | 'paste';

/** Lets go of a picture over the page, or pastes one: both hand the page the same kind of transfer. */
async function bring(page: Page, way: Way, picture: Buffer, said = 'Drop it anywhere'): Promise<void> {
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'picture.jpg', { type: 'image/jpeg' }));
    return data;
  }, picture.toString('base64'));
  if (way === 'drop') {
    const body = page.locator('body');
    await body.dispatchEvent('dragenter', { dataTransfer: transfer });
    await body.dispatchEvent('dragover', { dataTransfer: transfer });
    await expect(page.getByText(said)).toBeVisible();
    await body.dispatchEvent('drop', { dataTransfer: transfer });
    return;
  }
  await page.evaluate((clipboardData) => {
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, transfer);
}

test('a picture that is dropped or pasted becomes a pin; dropped or pasted on any page, a link too, it opens the builder for that place, but not behind a dialog; not in a text field, and other text never', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  const { url } = await makeBoard(page, 'Lamps', 1);
  const main = page.getByRole('main');
  await open(page, '/pin-builder/');
  for (const way of ['drop', 'paste'] as const) {
    await bring(page, way, await paint(30));
    await expect(main.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await main.getByLabel('Title').fill(`Brought by ${way}`);
    await main.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect
      .poll(async () => (await callAs(page, 'UserPinsResource.get', { username })).map(({ title }) => title))
      .toContain(`Brought by ${way}`);
    await expect(main.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
  }
  for (const [path, saved] of [
    ['/', 'Profile'],
    [url, 'Lamps'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
    await bring(page, 'drop', await paint(30), 'Drop it to create a Pin');
    await page.waitForURL('/pin-builder/');
    await expect(main.getByRole('button', { name: saved }).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await expect(page.getByText('Drop it')).toHaveCount(0);
    await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0);
    await page.goBack();
    await page.waitForURL(path);
    await page.goForward();
    await expect(main.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Drafts' })).toHaveCount(0);
    await main.getByRole('button', { name: 'Delete draft' }).click();
  }
  await open(page, url);
  await page.getByRole('button', { name: 'Board options' }).click();
  await page.getByRole('menuitem', { name: 'Edit board' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'picture.jpg', { type: 'image/jpeg' }));
    return data;
  });
  for (const event of ['dragover', 'drop'])
    await page.locator('body').dispatchEvent(event, { dataTransfer: transfer });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(url);

  await test.step('a picture or a link pasted on any page opens the builder for that place; not in a text field, and other text never', async () => {
    const place = main.getByRole('button', { name: /^Board(?! Actions| options)/ });
    const bar = page.getByRole('link', { name: 'Your profile' });
    for (const path of [url, `/${username}/`, '/settings/']) {
      await open(page, path);
      await expect(bar).toBeVisible();
      await pasteText(page, 'only words');
      await bring(page, 'paste', await paint(30));
      await page.waitForURL('/pin-builder/');
      await expect(main.getByRole('button', { name: 'Remove picture' })).toBeVisible();
      if (path === url) await expect(place).toHaveText('Lamps');
      await main.getByRole('button', { name: 'Delete draft' }).click();
    }
    await open(page, '/topics/');
    await expect(bar).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a topic' }).focus();
    await pasteText(page, RECIPE.url);
    await expect(page.getByRole('heading', { name: 'Topics', level: 1 })).toBeVisible();
    await open(page, url);
    await expect(bar).toBeVisible();
    await bar.focus();
    await pasteText(page, RECIPE.url);
    await page.waitForURL('/pin-builder/');
    await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(RECIPE.url);
    await expect(page.getByRole('button', { name: RECIPE.picture })).toBeVisible();
    await expect(place).toHaveText('Lamps');
    await page.goBack();
    await page.waitForURL(url);
  });
});

const CLIPS = {
  'lake.webm': { mimeType: 'video/webm', read: () => readFile(CLIP) },
  'phone.mov': { mimeType: 'video/quicktime', read: () => phoneVideoOf('mov') },
};

test('a video becomes a pin that plays, under a cover that was drawn from it', async ({ page }) => {
  await signUpFresh(page, 'Mia');
  const main = page.getByRole('main');
  for (const [name, { mimeType, read }] of Object.entries(CLIPS)) {
    await open(page, '/pin-builder/');
    await main.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: await read() });
    await expect(main.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await main.getByLabel('Title').fill('The lake, moving');
    await main.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('link', { name: 'Your Pin' }).click();
    await page.waitForURL(/\/pin\/\d+\/$/);
    const video = main.locator('article video').first();
    await expect(video).toHaveAttribute('poster', /\.(jpg|webp|avif)$/);
    await expect
      .poll(() => video.evaluate((shown) => (shown as HTMLVideoElement).readyState))
      .toBeGreaterThan(1);
  }
});

test('of several files each that is refused is named with why, and only the others are counted; what is begun for one place stays there: brought from another, a file or link is a draft of its own', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  const main = page.getByRole('main');
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  const text = Buffer.from('no picture');
  await main
    .locator('input[type=file]')
    .setInputFiles([
      file('oak.jpg', 'image/jpeg', await paint(30)),
      file('broken.jpg', 'image/jpeg', text),
      file('bill.pdf', 'application/pdf', text),
      file('elm.jpg', 'image/jpeg', await paint(90)),
      file('notes.txt', 'text/plain', text),
    ]);
  await expect(
    page.getByText("Couldn't add bill.pdf and notes.txt. Use pictures, or MP4, MOV or WebM videos."),
  ).toBeVisible();
  const drafts = page.getByRole('list', { name: 'Drafts' }).getByRole('button');
  await expect(drafts).toHaveText([/oak\.jpg/, /broken\.jpg/, /elm\.jpg/]);
  const broken = drafts.nth(1);
  await expect(broken.getByLabel('Needs your attention')).toBeVisible();
  await expect(broken.getByRole('presentation')).toHaveCount(0);
  await broken.click();
  await expect(main.getByRole('alert')).toContainText('broken.jpg');
  await expect(main.getByRole('alert')).toContainText("This file isn't a picture.");
  await expect(main.getByText('All 2 Pins will go there')).toBeVisible();
  await main.getByRole('button', { name: 'Publish all 2 Pins' }).click();
  await expect(page.getByText('Saved 2 Pins to')).toBeVisible();
  await expect(main.getByRole('alert')).toContainText('broken.jpg');

  await test.step('trying a file again that is no picture helps nobody, so that another one is chosen', async () => {
    const choose = (buffer: Buffer) =>
      main.locator('input[type=file]').setInputFiles(file('lamp.jpg', 'image/jpeg', buffer));
    await main.getByRole('button', { name: 'Publish' }).click();
    await expect(main.getByText("The file didn't arrive.")).toBeVisible();
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await main.getByRole('button', { name: 'Choose another file' }).click();
    await choose(await paint(60));
    await expect(main.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await expect(main.getByText("This file isn't a picture.")).toHaveCount(0);
  });

  await test.step('what is begun for one place stays there: brought from another, a file or link is a draft of its own', async () => {
    await signUpFresh(page, 'Mia');
    const [lamps, chairs] = [await makeBoard(page, 'Lamps'), await makeBoard(page, 'Chairs')];
    const main = page.getByRole('main');
    const place = main.getByRole('button', { name: /^Board(?! Actions| options)/ });
    const drafts = page.getByRole('list', { name: 'Drafts' }).getByRole('button');
    await open(page, lamps.url);
    await main.getByRole('link', { name: 'Create Pin', exact: true }).click();
    await expect(place).toHaveText('Lamps');
    await page.getByLabel('Title').fill('A lamp');
    await open(page, chairs.url);
    await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
    await bring(page, 'drop', await paint(30), 'Drop it to create a Pin');
    await page.waitForURL('/pin-builder/');
    await expect(drafts).toHaveText(['A lampLamps', /Chairs$/]);
    await expect(place).toHaveText('Chairs');
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0);
    await reopen(page);
    await expect(drafts).toHaveCount(2);
    await drafts.first().click();
    await expect(place).toHaveText('Lamps');
    await expect(main.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
  });
});

/** Pastes text where the focus is. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

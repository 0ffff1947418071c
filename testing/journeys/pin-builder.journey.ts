import { expect, type Locator, type Page, test } from '@playwright/test';
import { signUpFresh } from './acting.ts';
import { openMenu } from './creating.ts';
import { expectStill, expectToFit, open } from './looking.ts';
import { makeBoard } from './making.ts';
import { paint } from './painting.ts';
import { RECIPE } from './pretended-web.ts';

const NO_PICTURE = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };

const files = (page: Page) => page.getByRole('main').locator('input[type=file]');
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const title = (page: Page) => page.getByLabel('Title');

/** Photos as a person chooses them. */
const photos = (...hues: number[]) =>
  Promise.all(
    hues.map(async (hue) => ({ name: `${hue}.jpg`, mimeType: 'image/jpeg', buffer: await paint(hue) })),
  );

test('[CREATE-07] [CREATE-08] [CREATE-10] a link that is none, or to a page that cannot be had, is refused beside its field, of which the whole placeholder can be read at every width', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  await open(page, '/pin-builder/');
  const link = page.getByLabel('Link to a page with pictures');
  const find = () => page.getByRole('button', { name: 'Find pictures' }).click();
  const alert = page.getByRole('alert');
  await expect(link).toHaveAttribute('placeholder', 'Enter a link to create a Pin, https://...');
  for (const typed of ['', 'soup', 'ftp://kitchen.example/']) {
    await link.fill(typed);
    await find();
    await expect(alert).toContainText('Oops! Please enter a valid URL.');
    await expect(link).toBeFocused();
    await link.fill('kitchen.');
    await expect(alert).toHaveCount(0);
  }
  for (const address of ['http://kitchen.example/gone/', 'http://127.0.0.1/']) {
    await link.fill(address);
    await find();
    await expect(alert).toContainText('Oops! Please enter a valid URL.');
    await expect(link).toHaveValue(address);
  }
  await link.fill(RECIPE.url);
  await find();
  await expect(page.getByRole('heading', { name: 'Choose a picture' })).toBeFocused();
  await expect(page.getByRole('button', { name: RECIPE.picture })).toBeVisible();
  await page.setViewportSize({ width: 379, height: 700 });
  await expect(link).toHaveAttribute('placeholder', 'Enter a link, https://...');

  await test.step('the whole placeholder of the link can be read at every width', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const [short, long] = ['Enter a link, https://...', 'Enter a link to create a Pin, https://...'];
    const widths = [320, 375, 379, 380, 381, 413, 414, 520, 768, 1280];
    await open(page, '/pin-builder/');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      await expect(link).toHaveAttribute('placeholder', width < 380 ? short : long);
      expect(await cutOff(link), `builder at ${width}`).toBe(0);
      await expectToFit(page);
    }
    await page.setViewportSize({ width: 380, height: 700 });
    await open(page, '/');
    await openMenu(page);
    await page.getByRole('button', { name: 'Website link' }).click();
    for (const width of [375, 380, 381, 414]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await cutOff(link), `menu at ${width}`).toBe(0);
    }
  });
});

/** Pixels of the placeholder that the field has no room for. */
const cutOff = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const box = getComputedStyle(input);
    const text = document.createElement('span');
    text.textContent = input.placeholder;
    text.style.cssText = 'position: absolute; visibility: hidden; white-space: pre';
    text.style.font = box.font;
    text.style.fontSize = getComputedStyle(input, '::placeholder').fontSize;
    document.body.append(text);
    const room = input.clientWidth - Number.parseFloat(box.paddingLeft) - Number.parseFloat(box.paddingRight);
    const width = text.getBoundingClientRect().width;
    text.remove();
    return Math.max(0, width - room);
  });

test('files that are no pictures are refused, never over the button that publishes, which is in sight however far one has scrolled and covers no field that has the focus', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  for (const [width, height] of [
    [375, 812],
    [375, 667],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/pin-builder/');
    await files(page).setInputFiles(NO_PICTURE);
    const told = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await expect(told).toContainText('notes.txt');
    await expect(told).toContainText('Use pictures, or MP4, MOV or WebM videos.');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expectStill(page);
    const toast = await told.boundingBox();
    const button = await publish(page).boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  }
  await files(page).setInputFiles(await photos(30));
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await publish(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Add a picture or video first.');

  await test.step('Publish is in sight however far one has scrolled, and covers no field that has the focus; an error goes once it is mended', async () => {
    for (const [width, height] of [
      [375, 667],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/pin-builder/', '/pin-creation-tool/']) {
        await open(page, path);
        if (width < 400)
          await files(page)
            .first()
            .setInputFiles(await photos(30));
        await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
        await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0);
        for (const share of [0, 0.5, 1]) {
          await page.evaluate(
            (at) => scrollTo({ top: document.body.scrollHeight * at, behavior: 'instant' }),
            share,
          );
          await expect(publish(page)).toBeInViewport({ ratio: 1 });
        }
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        for (const label of ['Title', 'Description', 'Alt text']) {
          const field = page.getByLabel(label, { exact: true });
          await field.focus();
          await expectStill(page);
          const [at, bar] = [await field.boundingBox(), await publish(page).boundingBox()];
          expect((at?.y ?? 0) + (at?.height ?? 0), label).toBeLessThanOrEqual(bar?.y ?? 0);
        }
      }
    }
    const link = page.getByRole('textbox', { name: 'Link', exact: true });
    await link.fill('no link');
    await publish(page).click();
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('aria-invalid', 'true');
    await link.pressSequentially('s');
    await expect(link).not.toHaveAttribute('aria-invalid');
    await expect(link).toBeFocused();
  });
});

test('Pins whose files are on their way are published once these have arrived, but not those of whoever leaves, and who leaves while a Pin is published stays where they have scrolled to', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const alert = page.getByRole('main').getByRole('alert');

  await test.step('who stays', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/resource/VIPResource/create/', async (route) => {
      await held.promise;
      await route.continue();
    });
    await open(page, '/pin-builder/');
    await files(page).setInputFiles(await photos(30, 210));
    await title(page).fill('Hills');
    await publish(page).click();
    await expect(title(page)).not.toBeEditable();
    const drafts = page.getByRole('list', { name: 'Drafts' }).getByRole('button');
    await drafts.nth(1).click();
    await expect(publish(page)).toBeDisabled();
    await drafts.nth(0).click();
    await expect(alert).toHaveCount(0);
    held.resolve();
    await expect(page.getByText('Saved your Pin to')).toBeVisible();
    await expect(title(page)).toHaveValue('');
    await expect(alert).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('who leaves is told which were published, and of nothing that goes on', async () => {
    await signUpFresh(page, 'Mia');
    await open(page, '/pin-builder/');
    let begun = 0;
    await page.route('**/resource/VIPResource/create/', async (route) => {
      begun += 1;
      if (begun === 1) await route.continue();
    });
    await files(page).setInputFiles(await photos(30, 210));
    await page.getByRole('button', { name: 'Publish all 2 Pins' }).click();
    const progress = page.getByText('Publishing 2 of 2…');
    await expect(progress).toBeVisible();
    await expect.poll(() => begun).toBe(2);
    await page.getByRole('link', { name: 'Notifications' }).click();
    await page.waitForURL('/news/');
    await expect(page.getByText('Saved your Pin to')).toBeVisible();
    await expect(page.getByText("1 Pin wasn't published.")).toBeVisible();
    await expect(progress).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('who leaves while a Pin is published stays where they have scrolled to', async () => {
    const username = await signUpFresh(page, 'Mia');
    await makeBoard(page, 'Lamps', 12);
    await page.setViewportSize({ width: 600, height: 500 });
    await open(page, `/${username}/_created/`);
    const held = await beginPublishing(page, '/pin-builder/', 'PinResource');
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    const scrolled = () => page.evaluate(() => scrollY);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    expect(await scrolled()).toBe(300);
    held.resolve('continue');
    await expect(page.getByText('Saved your Pin to')).toBeVisible();
    await expectStill(page);
    expect(await scrolled()).toBe(300);
  });
});

/** Publishes a draft with one picture, and holds that on its way until it is let through, or fails. */
async function beginPublishing(page: Page, path: string, resource: string) {
  await open(page, path);
  await files(page).setInputFiles(await photos(30));
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0);
  await title(page).fill('Hills');
  const held = Promise.withResolvers<'continue' | 'abort'>();
  const asking = `**/resource/${resource}/create/`;
  await page.route(asking, async (route) => route[await held.promise](), { times: 1 });
  const asked = page.waitForRequest(asking);
  await publish(page).click();
  await asked;
  return held;
}

async function leave(page: Page) {
  await page.getByRole('link', { name: 'Notifications' }).click();
  await page.waitForURL('/news/');
}

test('who leaves while a Pin or story is published finds no draft any more, one that is locked until then, or is led back to it where that failed', async ({
  page,
}) => {
  for (const [path, resource, told] of [
    ['/pin-builder/', 'PinResource', 'Saved your Pin to'],
    ['/pin-creation-tool/', 'StoryPinResource', 'Saved to'],
  ] as const) {
    await signUpFresh(page, 'Mia');

    await test.step('what is published after one has left is no draft any more', async () => {
      const held = await beginPublishing(page, path, resource);
      await leave(page);
      held.resolve('continue');
      await expect(page.getByText(told)).toBeVisible();
      await expect(page).toHaveURL(/news/);
      await open(page, path);
      await expect(page.getByText('Choose files, drop them here, or paste a picture')).toBeVisible();
      await expect(title(page)).toHaveValue('');
    });

    await test.step('who comes back meanwhile finds the draft locked, and then gone', async () => {
      const held = await beginPublishing(page, path, resource);
      await leave(page);
      await page.goBack();
      await expect(title(page)).toHaveValue('Hills');
      await expect(title(page)).not.toBeEditable();
      held.resolve('continue');
      await expect(page.getByText(told)).toBeVisible();
      await expect(title(page)).toHaveValue('');
      await expect(title(page)).toBeEditable();
    });

    await test.step('where it failed, it says so and leads back to the draft', async () => {
      const held = await beginPublishing(page, path, resource);
      await leave(page);
      await expect(title(page)).toHaveCount(0);
      held.resolve('abort');
      await expect(page.getByText("wasn't published. You seem to be offline.")).toBeVisible();
      await page.getByRole('link', { name: 'Back to the draft' }).click();
      await page.waitForURL(path);
      await expect(title(page)).toHaveValue('Hills');
      await expect(title(page)).toBeEditable();
    });
  }
});

import { expect, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { expectAccessible, expectToFit, open, visitorOf } from './looking.ts';
import { makeBoard, makePin } from './making.ts';
import { paint } from './painting.ts';

// All code of the pages that are kept is fetched, too.
test.beforeEach(() => test.slow());

const kept = (page: Page) => page.getByRole('list', { name: 'Saved pages' });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);

async function choose(page: Page, choice: string) {
  await open(page, '/settings/');
  const offline = page.getByRole('group', { name: 'Offline' });
  await offline.getByRole('radio', { name: choice }).click({ force: true });
  await expect(offline.getByRole('radio', { name: choice })).toBeChecked();
}

async function keepUpTo(page: Page, choice: string) {
  await choose(page, choice);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated');
}

/** The worker keeps it in its own time. */
async function untilKept(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), path), { timeout: 30_000 })
    .toBe(true);
}

test('boards and pins one looked at open offline, the list of them where another page cannot, and nothing stays after logging out', async ({
  page,
}) => {
  await signUpFresh(page, 'Mia');
  const board = await makeBoard(page, 'Chairs', 2);
  const pin = await makePin(page, { title: 'A red chair', board_id: board.id });
  const pinPath = `/pin/${pin.id}/`;
  await keepUpTo(page, 'Up to 50 MB');
  await open(page, board.url);
  await untilKept(page, board.url);
  // Inside the site the browser fetches no whole page, so the worker does.
  await page.getByRole('link', { name: 'A red chair' }).first().click();
  await page.waitForURL(pinPath);
  await untilKept(page, pinPath);

  await page.context().setOffline(true);
  await page.goto(board.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Chairs' })).toBeVisible();
  await expect(toast(page, /You're offline. This page is from/)).toBeVisible();
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures).toHaveCount(3);
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  await page.getByRole('link', { name: 'A red chair' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'A red chair' })).toBeVisible();
  await page.goto('/news/');
  await page.waitForURL('/offline/?from=%2Fnews%2F');
  await expect(page.getByText("That page isn't saved on this device.")).toBeVisible();
  await expect(kept(page).getByRole('listitem')).toHaveText([/A red chair/, /Chairs/]);
  await expectAccessible(page, 'main');
  await expectToFit(page);

  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('/');
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).join())).not.toContain('copies-');
});

test('the limit holds, and keeping nothing removes what was kept and the worker', async ({ page }) => {
  await signUpFresh(page, 'Mia');
  const board = await makeBoard(page, 'Chairs', 1);
  await keepUpTo(page, 'Up to 50 MB');
  await open(page, board.url);
  await untilKept(page, board.url);
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('copies-'));
    const headers = { 'x-copy-bytes': '49999000' };
    await (await caches.open(name)).put('/big', new Response('as if it were large', { headers }));
  });
  const other = await makeBoard(page, 'Lamps', 1);
  await open(page, other.url);
  await untilKept(page, other.url);
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), board.url))
    .toBe(false);

  await choose(page, 'Keep nothing');
  // Chromium may open a cache of scripts again for their compiled code, and leave it empty.
  const left = () =>
    page.evaluate(async () => {
      const left = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope);
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) left.push(url);
      }
      return left;
    });
  await expect.poll(left).toEqual([]);
  await page.getByRole('link', { name: 'Saved on this device' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('a new version of the site is announced, and after Reload one worker is left', async ({ page }) => {
  await signUpFresh(page, 'Mia');
  await keepUpTo(page, 'Up to 50 MB');
  await page.reload();
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

  // Another address of the worker stands for another version of it.
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?next'));
  await expect(toast(page, /There's a new version of/)).toBeVisible();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Reload' }).click();

  // The page registers the worker's own address again, and no second version may stay. The former one first finishes
  // fetching the copies.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { active, installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
          return (
            !installing && !waiting && active?.state === 'activated' && !active.scriptURL.endsWith('next')
          );
        }),
      { timeout: 60_000 },
    )
    .toBe(true);
});

test('a link, a text or a picture that another app shares begins a pin', async ({ page }) => {
  await signUpFresh(page, 'Mia');
  await keepUpTo(page, 'Up to 50 MB');
  const manifest = await (await page.request.get('/site.webmanifest')).json();
  const { action, method, enctype, params } = manifest.share_target;
  const share = async (texts: Record<string, string>, picture?: number[]) => {
    await page.evaluate(
      ([form, texts, picture]) => {
        const element = Object.assign(document.createElement('form'), form);
        for (const [name, value] of Object.entries(texts)) {
          element.append(Object.assign(document.createElement('input'), { name, value }));
        }
        if (picture) {
          const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(picture)], 'oak.jpg', { type: 'image/jpeg' }));
          input.files = data.files;
          element.append(input);
        }
        document.body.append(element);
        element.submit();
      },
      [{ action, method, enctype }, texts, picture] as const,
    );
    await page.waitForURL('/pin-builder/');
  };
  expect(params.files[0].name).toBe('files');
  await share({ [params.title]: 'A chair', [params.text]: 'Oak, from 1950' });
  await expect(page.getByLabel('Title')).toHaveValue('A chair');
  await expect(page.getByLabel('Description')).toHaveText('Oak, from 1950');
  await share({ [params.text]: 'Look: https://example.org/chairs' });
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue('https://example.org/chairs');
  await share({}, [...(await paint(200))]);
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
});

test('what one saves, follows and deletes offline waits, also over a reload, and is done once one is back', async ({
  page,
}) => {
  const other = await visitorOf(page);
  const vera = await signUpFresh(other, 'Vera');
  const theirs = await makePin(other, { title: 'A blue chair' });
  const first = await makePin(other, { title: 'A green chair' });
  const username = await signUpFresh(page, 'Mia');
  const board = await makeBoard(page, 'Chairs');
  await makePin(page, { title: 'A red chair', board_id: board.id });
  const save = () =>
    page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
  await keepUpTo(page, 'Up to 50 MB');
  await open(page, `/pin/${first.id}/`);
  await save();
  await page
    .getByRole('dialog', { name: 'Choose a board' })
    .getByRole('button', { name: 'Chairs', exact: true })
    .click();
  await expect(toast(page, /Saved to/)).toBeVisible();
  for (const path of [`/pin/${theirs.id}/`, board.url]) {
    await open(page, path);
    await untilKept(page, path);
  }

  await page.context().setOffline(true);
  await page.goto(`/pin/${theirs.id}/`);
  await expect(toast(page, /You're offline/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Follow Vera Journey' }).click();
  await expect(toast(page, '1 change is made once you’re back.')).toBeVisible();
  await save();
  await expect(toast(page, /Saved to/)).toBeVisible();
  await expect(toast(page, '2 changes are made once you’re back.')).toBeVisible();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '1 change is made once you’re back.')).toBeVisible();
  await save();
  await page.goto(board.url);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'A red chair' });
  await card.hover();
  await card.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(toast(page, '3 changes are made once you’re back.')).toBeVisible();
  await page.reload();
  await expect(toast(page, '3 changes are made once you’re back.')).toBeVisible();

  await page.context().setOffline(false);
  await expect(toast(page, 'What you did offline is saved.')).toBeVisible();
  const pins = await callAs(page, 'UserPinsResource.get', { username });
  expect(pins.map(({ title }) => title)).toEqual(['A blue chair', 'A green chair']);
  const profile = await callAs(page, 'UserResource.get', { username: vera });
  expect(profile.explicitly_followed_by_me).toBe(true);
  await other.context().close();
});

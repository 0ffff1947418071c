import { type BrowserContext, devices, expect, type Locator, type Page, test } from '@playwright/test';
import { callAs, signUpFresh } from './acting.ts';
import { arrange } from './arranging.ts';
import { expectAccessible, expectStill, expectToFit, open } from './looking.ts';
import { makeBoard } from './making.ts';

const SMALL = { width: 320, height: 640 };
const PHONE = { width: 375, height: 740 };

const box = (of: Locator) => of.evaluate((shown) => shown.getBoundingClientRect());

/** The same person in the browser of a phone. */
async function onPhone(page: Page): Promise<{ phone: Page; context: BrowserContext }> {
  const storageState = await page.context().storageState();
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...devices['Pixel 7'], storageState });
  if (!context) throw new Error('There is no browser.');
  return { phone: await context.newPage(), context };
}

test('on a phone a toast and a sheet can both be used, its foot and its head', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/design/');
  const toast = page.getByRole('region', { name: 'Messages' }).getByText('12 things deleted');
  const press = async (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('With Undo');
  await expect(toast).toBeVisible();
  await expectStill(page);
  const below = (await box(toast)).top;
  await press('Dialog');
  await expectStill(page);
  // A press on what lies under the toast would wait until that is gone, and be too late.
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click({ timeout: 1500 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await box(toast)).top).toBe(below);
  await press('Long dialog');
  await expectStill(page);
  await expect(toast).toBeVisible();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await close.click({ trial: true, timeout: 1500 });
  // The sheet does not jump into the room that was left for the toast.
  const sheet = page.getByRole('dialog');
  const { top } = await box(sheet);
  await sheet.evaluate((shown) => {
    const tops = new Set<number>();
    Object.assign(window, { tops });
    const look = () => {
      tops.add(shown.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
  });
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await expect.poll(async () => (await box(sheet)).top).toBeLessThan(top);
  await expectStill(page);
  const tops = await page.evaluate<number[]>(() => [...Reflect.get(window, 'tops')]);
  expect(tops.length, tops.join(' ')).toBeGreaterThan(2);
});

test('on a phone a sheet leaves room for a toast also where the code of toasts cannot be fetched', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  // By its name, which says what it is.
  await page.route('**/assets/toast-card-*.js', (route) => route.abort());
  await open(page, '/design/');
  const toast = page.getByRole('region', { name: 'Messages' }).getByText('12 things deleted');
  const press = async (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('With Undo');
  await expect(toast).toBeVisible();
  await press('Long dialog');
  await expectStill(page);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Close' }).click({ trial: true, timeout: 1500 });
  const told = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  expect((await box(told)).bottom).toBeLessThanOrEqual((await box(sheet)).top);
  await told.getByRole('button', { name: 'Undo' }).click({ timeout: 1500 });
  await expect(told).toHaveCount(0);
});

test('the links in the header of a profile are as high as a finger needs, and the line of a handle from the start', async ({
  page,
}) => {
  const username = await signUpFresh(page, 'Mia');
  await arrange(
    `update users set website_url = 'https://mia.example/', instagram_username = 'mia.fires' where username = $1`,
    [username],
  );
  const { phone, context } = await onPhone(page);
  await open(phone, `/${username}/`);
  const links = ['mia.example', 'mia.fires on Instagram'].map((name) => phone.getByRole('link', { name }));
  for (const link of links) expect((await box(link)).height).toBeGreaterThanOrEqual(44);
  const [website, handle] = await Promise.all(links.map(box));
  expect(website?.bottom).toBeLessThanOrEqual(handle?.top ?? 0);
  await context.close();
});

test('the links of an invite are as high as a finger needs, and with a mouse high enough', async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage();
  await signUpFresh(owner, 'Olga');
  const { id: board_id } = await makeBoard(owner, 'Garden plans');
  const invited_username = await signUpFresh(page, 'Mia');
  await callAs(owner, 'BoardInviteResource.create', { board_id, invited_username });
  await owner.context().close();
  const { phone, context } = await onPhone(page);
  for (const [shown, least] of [
    [page, 24],
    [phone, 44],
  ] as const) {
    await open(shown, `/${invited_username}/`);
    const card = shown.getByRole('list', { name: 'Invitations' }).getByRole('article');
    const links = await Promise.all(
      ['Garden plans', 'Olga Journey'].map((name) => box(card.getByRole('link', { name }))),
    );
    for (const { height } of links) expect(height).toBeGreaterThanOrEqual(least);
    expect(links[0]?.bottom).toBeLessThanOrEqual(links[1]?.top ?? 0);
    await expectToFit(shown);
  }
  await context.close();
});

test('on the smallest phones what one keeps is titled in one line', async ({ page }) => {
  const username = await signUpFresh(page, 'Mia');
  await page.setViewportSize(SMALL);
  await open(page, `/${username}/_self-profile/`);
  const title = page.getByRole('heading', { level: 1, name: 'Your saved ideas' });
  const line = await title.evaluate((shown) => Number.parseFloat(getComputedStyle(shown).lineHeight));
  expect((await box(title)).height).toBeLessThan(1.5 * line);
  await expectToFit(page);
});

test('on a phone a board is edited on a page of its own, and by Cancel left as it is', async ({ page }) => {
  const username = await signUpFresh(page, 'Mia');
  const { id } = await makeBoard(page, 'Hallway');
  const { phone, context } = await onPhone(page);
  await open(phone, '/settings/');
  await open(phone, `/${username}/hallway/`);
  const edit = async () => {
    await phone.getByRole('button', { name: 'Board options' }).click();
    await phone.getByRole('menuitem', { name: 'Edit board' }).click();
    await phone.waitForURL(`/board/${id}/edit/`);
  };
  await edit();
  await expect(phone.getByRole('heading', { level: 1, name: 'Edit your board' })).toBeVisible();
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(phone, 'main');
  await expectToFit(phone);
  await phone.getByLabel('Name').fill('Attic');
  await phone.getByRole('button', { name: 'Cancel' }).click();
  await phone.waitForURL(`/${username}/hallway/`);
  await edit();
  await phone.getByLabel('Description').fill('Narrow, but warm.');
  await phone.getByRole('button', { name: 'Save changes' }).click();
  await phone.waitForURL(`/${username}/hallway/`);
  await expect(phone.getByText('Narrow, but warm.')).toBeVisible();
  await edit();
  await phone.getByLabel('Name').fill('Hallway and stairs');
  await phone.getByLabel('Keep this board secret').check();
  await phone.getByRole('button', { name: 'Save changes' }).click();
  await phone.waitForURL(`/${username}/hallway-and-stairs/`);
  expect(await callAs(page, 'BoardResource.get', { board_id: id })).toMatchObject({ privacy: 'secret' });
  const heading = phone.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Hallway and stairs');
  // Under the old name there is nothing any more.
  await phone.goBack();
  await phone.waitForURL('/settings/');
  await phone.goForward();
  await phone.waitForURL(`/${username}/hallway-and-stairs/`);
  await expect(heading).toHaveText('Hallway and stairs');
  await context.close();
});

test('on the smallest phones the button beside three filters stands in their line', async ({ page }) => {
  const username = await signUpFresh(page, 'Mia');
  await callAs(page, 'BoardResource.create', { name: 'Hidden', privacy: 'secret' });
  const old = await makeBoard(page, 'Old');
  await callAs(page, 'BoardArchiveResource.create', { board_id: old.id });
  await page.setViewportSize(SMALL);
  await open(page, `/${username}/_self-profile/boards/`);
  const filters = page.getByRole('group', { name: 'Show only' }).getByRole('button');
  await expect(filters).toHaveText(['Group', 'Secret', 'Archived']);
  const eye = await box(page.getByRole('button', { name: 'Visibility controls' }));
  for (const filter of await filters.all()) expect((await box(filter)).bottom).toBeGreaterThan(eye.top);
  await expectToFit(page);
  // With a scrollbar there are two lines of them.
  await page.setViewportSize({ ...SMALL, width: 305 });
  const [group, archived] = [await box(filters.first()), await box(filters.last())];
  expect(archived.top).toBeGreaterThan(group.bottom);
  const beside = await box(page.getByRole('button', { name: 'Visibility controls' }));
  expect(Math.abs(beside.top + beside.height / 2 - group.top - group.height / 2)).toBeLessThanOrEqual(6);
});

test('the headings of pages stand at one height, in one size', async ({ page }) => {
  await signUpFresh(page, 'Mia');
  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    const looks: string[] = [];
    for (const path of ['/news/', '/pin-builder/', '/board/create/', '/settings/', '/business/convert/']) {
      await open(page, path);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      const size = await heading.evaluate((shown) => getComputedStyle(shown).fontSize);
      looks.push(`${Math.round((await box(heading)).top)} ${size}`);
    }
    expect(new Set(looks).size, looks.join(', ')).toBe(1);
  }
});
